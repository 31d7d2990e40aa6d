import { brands } from "@heater-age/decoder";
import { languages } from "@heater-age/messages";
import { documents } from "./developer-paths.ts";
import { brandPath } from "./brand-path.ts";
import { heatersPath, pathIn } from "./paths.ts";

/** Pages that are useless in search engines, as paths without a language. */
export const unlistedPaths: readonly string[] = [heatersPath];

const inEachLanguage = (paths: readonly string[]): readonly string[] =>
  languages.flatMap(({ code }) => paths.map((path) => pathIn(code, path)));

/**
 * Returns the paths of the pages that every visitor gets alike on a day, the most visited first. Reports aren't among
 * them.
 */
export const pagePaths = (): readonly string[] => [
  ...inEachLanguage(["/"]),
  ...inEachLanguage([
    ...Object.keys(brands).map(brandPath),
    "/no-label/",
    ...unlistedPaths,
    "/contact/",
    "/accuracy/",
    "/privacy-policy/",
    "/terms-of-service/",
    "/developers/terms/",
  ]),
  ...documents.keys(),
];
