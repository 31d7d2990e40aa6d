import type { Language } from "@heater-age/messages";
import { heatersPath, pathIn } from "../../seo/paths.ts";

/** Returns the id of the element of a saved heater on My heaters. */
export const heaterElement = (id: string): string => `heater-${id}`;

/** Returns the path of a saved heater. Its id is in the fragment, which is never sent to a server. */
export const heaterPath = (language: Language, id: string): string =>
  `${pathIn(language, heatersPath)}#${heaterElement(id)}`;

/** Returns the address of the form for the next heater at an address, with a brand filled in. */
export const nextHeaterPath = (language: Language, brand: string | undefined): string =>
  pathIn(language, "/") + (brand === undefined ? "" : `?${new URLSearchParams({ brand }).toString()}`);
