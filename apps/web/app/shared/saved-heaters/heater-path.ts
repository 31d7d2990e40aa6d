import type { Language } from "@heater-age/messages";
import { heatersPath, pathIn } from "../../seo/paths.ts";

/** Returns the id of the element of a saved heater on that page. */
export const heaterElement = (id: string): string => `heater-${id}`;

/** Returns the address of a saved heater. What follows `#` is sent to no server. */
export const heaterPath = (language: Language, id: string): string =>
  `${pathIn(language, heatersPath)}#${heaterElement(id)}`;
