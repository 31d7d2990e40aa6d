import { brands } from "@heater-age/decoder";
import { languages } from "@heater-age/messages";
import { documents } from "./developer-paths.ts";
import { brandPath } from "./brand-path.ts";
import { heatersPath, pathIn } from "./paths.ts";

/** Pages that are useless in search engines, as paths without a language. */
export const unlistedPaths: readonly string[] = [heatersPath];

/** Pages that depend neither on the visitor nor on the day, as paths without a language. */
const pages: readonly string[] = [
  "/",
  ...Object.keys(brands).map(brandPath),
  "/accuracy/",
  "/contact/",
  ...unlistedPaths,
  "/privacy-policy/",
  "/developers/terms/",
];

/** Pages that depend on the day, with a fixed path. */
const dailyPages: readonly string[] = ["/no-label/", "/terms-of-service/"];

const inEachLanguage = (paths: readonly string[]): readonly string[] =>
  languages.flatMap(({ code }) => paths.map((path) => pathIn(code, path)));

/** Returns the paths of all pages that are rendered at build time. */
export const prerenderedPaths = (): readonly string[] => [...inEachLanguage(pages), ...documents.keys()];

/** Returns the paths of all pages that are rendered on request, except those of reports. */
export const renderedPaths = (): readonly string[] => inEachLanguage(dailyPages);
