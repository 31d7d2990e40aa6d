import { brands, firstBrands } from "@heater-age/decoder";
import { defaultLanguage } from "@heater-age/messages";
import { prerenderedPaths, renderedPaths } from "./page-paths.ts";
import { firstBrandPath, otherBrandPath } from "./brand-paths.ts";
import { pathIn, pathWithoutLanguage } from "./paths.ts";
import { languageAt } from "../shared/texts/language.ts";

const first: readonly string[] = firstBrands;
const pages = new Set([...prerenderedPaths(), ...renderedPaths()]);
/** Addresses that a brand does not have, with the one that it has. */
const moved = new Map(
  Object.keys(brands).map((slug) =>
    first.includes(slug)
      ? [otherBrandPath(slug), firstBrandPath(slug)]
      : [firstBrandPath(slug), otherBrandPath(slug)],
  ),
);
const report = /^(?<path>(?:\/[a-z]{2})?\/report\/[^/]+)\/$/u;

const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`);

/**
 * The one address of a page: without the segment of the default language, with a slash at the end, which only a
 * report has not. A path that no page has comes back as it was.
 *
 * @param path Path of an address, without a query.
 *
 * @example
 * onePath("/en/contact"); //=> "/contact/"
 * onePath("/de/report/abc/"); //=> "/de/report/abc"
 * onePath("/nowhere"); //=> "/nowhere"
 */
export function onePath(path: string): string {
  // Two slashes at the beginning would lead to another site.
  if (path.includes("//")) return path;
  if (path === `/${defaultLanguage}` || path.startsWith(`/${defaultLanguage}/`)) {
    return onePath(withSlash(path).slice(defaultLanguage.length + 1));
  }
  const slashed = withSlash(path);
  const goal = moved.get(pathWithoutLanguage(slashed));
  if (goal !== undefined) return pathIn(languageAt(slashed), goal);
  if (pages.has(slashed)) return slashed;
  return report.exec(path)?.groups?.["path"] ?? path;
}
