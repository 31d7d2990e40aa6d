import { languages } from "@heater-age/messages";
import { pathIn } from "./seo/paths.ts";

/** Pages that depend neither on the visitor nor on the day, as paths. */
export const prerenderedPaths = (): readonly string[] => languages.map(({ code }) => pathIn(code, "/"));
