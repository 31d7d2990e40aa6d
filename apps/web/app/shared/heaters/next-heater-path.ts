import type { Language } from "@heater-age/messages";
import { pathIn } from "../../seo/paths.ts";

/** Returns the address of the form for the next heater of a visit, with a brand filled in. */
export const nextHeaterPath = (language: Language, brand: string | undefined): string =>
  pathIn(language, "/") + (brand === undefined ? "" : `?${new URLSearchParams({ brand }).toString()}`);
