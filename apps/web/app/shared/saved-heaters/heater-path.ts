import type { Language } from "@heater-age/messages";
import { pathIn } from "../../seo/paths.ts";

/** Path, without a language, of the page with the saved heaters. */
export const heatersPath = "/my-heaters/";

/** Returns the id of the element of a saved heater on that page. */
export const heaterElement = (id: string): string => `heater-${id}`;

/** Returns the address of a saved heater. What follows `#` is sent to no server. */
export const heaterPath = (language: Language, id: string): string =>
  `${pathIn(language, heatersPath)}#${heaterElement(id)}`;
