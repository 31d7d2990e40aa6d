import { brands, isBrand } from "@heater-age/decoder";
import { defaultLanguage, languages } from "@heater-age/messages";
import { pagePaths, unlistedPaths } from "./page-paths.ts";
import { isWorthFinding } from "./is-worth-finding.ts";
import { brandAt } from "./brand-paths.ts";
import { isEnglishOnly, pathIn } from "./paths.ts";
import { languageAt } from "./language.ts";

/** Returns the paths, without a language, of the pages that are useful in search engines. */
export const indexedPaths = (): readonly string[] =>
  pagePaths().filter((path) => {
    if (languageAt(path) !== defaultLanguage || unlistedPaths.includes(path)) return false;
    const slug = brandAt(path);
    return slug === undefined || (isBrand(slug) && isWorthFinding(brands[slug]));
  });

/**
 * Returns the site map: every page in every language it has, each with its other languages.
 *
 * @param siteUrl Origin of the public address.
 */
export function sitemap(siteUrl: string): string {
  const entries = indexedPaths().flatMap((path) => {
    const link = (code: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${siteUrl}${address}"/>`;
    if (isEnglishOnly(path)) return [`<url>\n<loc>${siteUrl}${path}</loc>\n</url>`];
    const links = [
      ...languages.map(({ code }) => link(code, pathIn(code, path))),
      link("x-default", pathIn(defaultLanguage, path)),
    ];
    return languages.map(({ code }) =>
      ["<url>", `<loc>${siteUrl}${pathIn(code, path)}</loc>`, ...links, "</url>"].join("\n"),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/**
 * Returns the rules for search engines. The site map needs an absolute address, and is left out without one.
 *
 * @param siteUrl Origin of the public address; empty if unknown.
 */
export const robots = (siteUrl: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "",
    ...(siteUrl === "" ? [] : [`Sitemap: ${siteUrl}/sitemap.xml`, ""]),
  ].join("\n");
