import { defaultLanguage, type Language } from "@heater-age/messages";
import { languageAt } from "./language.ts";

/**
 * Returns the path of a page in a language. The default language has no segment of its own.
 *
 * @example
 * pathIn("en", "/contact/"); //=> "/contact/"
 * pathIn("de", "/contact/"); //=> "/de/contact/"
 */
export const pathIn = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path}`;

/** Path, without a language, of the page with the saved heaters. */
export const heatersPath = "/my-heaters/";

const ENGLISH_ONLY = /^\/developers(?:\/(?!terms\/?$)|$)/u;

/**
 * Returns whether a page, or the error page at its path, is only in English.
 *
 * @param path Path without a language.
 *
 * @example
 * isEnglishOnly("/developers/api/"); //=> true
 * isEnglishOnly("/developers/terms/"); //=> false
 */
export const isEnglishOnly = (path: string): boolean => ENGLISH_ONLY.test(path);

const ONLY_READ = /^\/(?:accuracy|privacy-policy|terms-of-service|developers\/terms)\/?$/u;

/**
 * Returns whether a page has no scripts, even if analytics is on: its HTML is complete, and its data is only on the
 * server.
 *
 * @param path Path with its language.
 *
 * @example
 * isStatic("/developers/api/"); //=> true
 */
export const isStatic = (path: string): boolean => isEnglishOnly(pathWithoutLanguage(path));

/**
 * Returns whether a page is only read, so that nothing on it needs a script.
 *
 * @param path Path with its language.
 *
 * @example
 * isOnlyRead("/de/privacy-policy/"); //=> true
 * isOnlyRead("/developers/api/"); //=> true
 * isOnlyRead("/de/contact/"); //=> false
 */
export const isOnlyRead = (path: string): boolean =>
  isStatic(path) || ONLY_READ.test(pathWithoutLanguage(path));

/**
 * Returns the path of a page without its language.
 *
 * @example
 * pathWithoutLanguage("/de/contact/"); //=> "/contact/"
 * pathWithoutLanguage("/contact/"); //=> "/contact/"
 */
export function pathWithoutLanguage(path: string): string {
  const language = languageAt(path);
  if (language === defaultLanguage) return path;
  const rest = path.slice(language.length + 1);
  return rest === "" ? "/" : rest;
}

/**
 * Returns the address of a language's web manifest.
 *
 * @example
 * manifestPath("de"); //=> "/manifest-de.webmanifest"
 */
export const manifestPath = (language: Language): string => `/manifest-${language}.webmanifest`;

/** Query of the home page that opens the camera, for the menu of the installed app's icon. */
export const cameraQuery = "?photo=camera";

/** Size in pixels of the pictures in link previews. */
export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * Returns the address of the picture in link previews of a page. Pages in one folder share theirs.
 *
 * @param path Path of the page without a language.
 *
 * @example
 * picturePath("de", "/rheem-water-heater-age/"); //=> "/pictures/de/rheem-water-heater-age.png"
 * picturePath("en", "/brands/takagi/"); //=> "/pictures/en/brands.png"
 * picturePath("en", "/"); //=> "/pictures/en/home.png"
 */
export function picturePath(language: Language, path: string): string {
  const [, folder = ""] = path.split("/", 2);
  return `/pictures/${language}/${folder === "" ? "home" : folder}.png`;
}
