import type { Language } from "@heater-age/messages";

/**
 * Returns the address of a language's web manifest.
 *
 * @example
 * manifestPath("de"); //=> "/manifest-de.webmanifest"
 */
export const manifestPath = (language: Language): string => `/manifest-${language}.webmanifest`;

/**
 * Returns the address of the manifest for pages that the service worker controls, where photos can be shared with the
 * app.
 *
 * @example
 * appManifestPath("de"); //=> "/manifest-app-de.webmanifest"
 */
export const appManifestPath = (language: Language): string => `/manifest-app-${language}.webmanifest`;
