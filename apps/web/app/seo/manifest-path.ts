import type { Language } from "@heater-age/messages";

/**
 * Address of the web manifest of a language.
 *
 * @example
 * manifestPath("de"); //=> "/manifest-de.webmanifest"
 */
export const manifestPath = (language: Language): string => `/manifest-${language}.webmanifest`;
