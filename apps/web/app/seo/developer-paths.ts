import { brands } from "@heater-age/decoder";
import { documents } from "./generated/documents.ts";

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
