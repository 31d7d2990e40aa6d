import { brands } from "@heater-age/decoder";
import { defaultLanguage } from "@heater-age/messages";
import { pagePaths } from "./page-paths.ts";
import { brandPath } from "./brand-path.ts";
import { firstBrandPath, otherBrandPath } from "./brand-paths.ts";
import { isEnglishOnly, pathIn, pathWithoutLanguage } from "./paths.ts";
import { languageAt } from "./language.ts";

const pages = new Set(pagePaths());
/** Addresses under which a brand is not found, with its actual one. */
const moved = new Map(
  Object.keys(brands).map((slug) => {
    const path = brandPath(slug);
    return [path === firstBrandPath(slug) ? otherBrandPath(slug) : firstBrandPath(slug), path];
  }),
);
const report = /^(?<path>(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/report\/[^/]+)\/$/u;

const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`);

/**
 * Returns the canonical address of a page: without the segment of the default language, or of any other if the page is
 * only in English, and with a trailing slash except for reports. A path without a page is returned unchanged.
 *
 * @param path Path of an address, without a query.
 *
 * @example
 * canonicalPath("/en/contact"); //=> "/contact/"
 * canonicalPath("/de/report/abc/"); //=> "/de/report/abc"
 * canonicalPath("/de/developers/api"); //=> "/developers/api/"
 * canonicalPath("/nowhere"); //=> "/nowhere"
 */
export function canonicalPath(path: string): string {
  // Two slashes at the start would lead to another site.
  if (path.includes("//")) return path;
  if (path === `/${defaultLanguage}` || path.startsWith(`/${defaultLanguage}/`)) {
    return canonicalPath(withSlash(path).slice(defaultLanguage.length + 1));
  }
  const slashed = withSlash(path);
  const plain = pathWithoutLanguage(slashed);
  const goal = moved.get(plain);
  if (goal !== undefined) return pathIn(languageAt(slashed), goal);
  if (pages.has(slashed)) return slashed;
  if (isEnglishOnly(plain) && pages.has(plain)) return plain;
  return report.exec(path)?.groups?.["path"] ?? path;
}
