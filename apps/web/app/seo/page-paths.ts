import { brands, firstBrands } from "@heater-age/decoder";
import { languages } from "@heater-age/messages";
import { developerPaths } from "./developer-paths.ts";
import { firstBrandPath, otherBrandPath } from "./brand-paths.ts";
import { pathIn } from "./paths.ts";

const first: readonly string[] = firstBrands;

/** Pages that depend neither on the visitor nor on the day, as paths without a language. */
const pages: readonly string[] = [
  "/",
  ...Object.keys(brands).map((slug) => (first.includes(slug) ? firstBrandPath(slug) : otherBrandPath(slug))),
  "/accuracy/",
  "/contact/",
  "/privacy-policy/",
  "/developers/terms/",
];

/** Pages with a path of their own that depend on the day. */
const dailyPages: readonly string[] = ["/no-label/", "/terms-of-service/"];

const inEachLanguage = (paths: readonly string[]): readonly string[] =>
  languages.flatMap(({ code }) => paths.map((path) => pathIn(code, path)));

/** Paths of all pages that are made when the site is built. */
export const prerenderedPaths = (): readonly string[] => [...inEachLanguage(pages), ...developerPaths];

/** Paths of all pages that are made when they are asked for, but for those of reports. */
export const renderedPaths = (): readonly string[] => inEachLanguage(dailyPages);
