import type { Language } from "@heater-age/messages";

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
