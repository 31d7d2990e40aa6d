/** Maximum characters of a name that every file system accepts. */
const MAX_LENGTH = 60;

/**
 * Returns the name of a file for a property, without the extension. Letters of every script are kept.
 *
 * @example
 * fileName("12 Elm St"); //=> "12-elm-st"
 */
export function fileName(property: string): string {
  const words = property
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const name = [...(words ?? []).join("-")].slice(0, MAX_LENGTH).join("").replace(/-$/u, "");
  return name === "" ? "water-heaters" : name;
}
