import { brands } from "@heater-age/decoder";
import generated from "./generated/documents.json" with { type: "json" };

/** A page for developers that comes from a file. */
export interface DocumentEntry {
  readonly path: string;
  /** Name in lists of pages. */
  readonly name: string;
  /** Markdown file in the repository. Absent if the page has another source. */
  readonly file?: string;
  /** Heading that it is listed under. Absent for pages that only their parent lists. */
  readonly part?: string;
}

/** The pages for developers in their order. */
export const documents = generated as readonly DocumentEntry[];

const rules = "/developers/rules/";

/** Returns the path of the page with the rules of a brand. */
export const rulesPath = (slug: string): string => `${rules}${slug}/`;

/**
 * Returns the brand whose rules are at a path, if there is such a brand.
 *
 * @example
 * rulesBrandAt("/developers/rules/rheem/"); //=> "rheem"
 */
export const rulesBrandAt = (path: string): string | undefined =>
  path.startsWith(rules) ? path.slice(rules.length, -1) : undefined;

/** Paths of the pages for developers, which are only in English. */
export const developerPaths: readonly string[] = [
  ...documents.flatMap(({ path, file }) => (file === undefined ? [] : [path])),
  ...Object.keys(brands).map(rulesPath),
];
