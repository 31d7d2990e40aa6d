import type { Language } from "@heater-age/messages";
import { heatersPath, pathIn } from "../../seo/paths.ts";

/** Returns the id of the element of a saved heater on My heaters. */
export const heaterElement = (id: string): string => `heater-${id}`;

/** Returns the path of a saved heater. Its id is in the fragment, which is never sent to a server. */
export const heaterPath = (language: Language, id: string): string =>
  `${pathIn(language, heatersPath)}#${heaterElement(id)}`;
