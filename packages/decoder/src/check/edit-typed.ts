import { plateCharacters } from "../engine/normalise.ts";

const isShown = (character: string): boolean => plateCharacters(character) !== "";

/** Returns the index in `text` after its first `count` letters and digits. */
function findEnd(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (isShown(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/** Returns the number of characters that two texts share at the start. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

/** Returns the dots, dashes and other separators at the start of a text. */
const separatorsAt = (text: string): string => /^[^A-Za-z\d]*/u.exec(text)?.[0] ?? "";

// Only letters A-Z: others can change in number when converted to upper case, which would shift every index.
const upperCase = (text: string): string => text.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());

const reversed = (text: string): string => text.split("").toReversed().join("");

/**
 * Returns the serial number as typed after an edit in a field that shows only its letters and digits. Dots and dashes
 * stay where they were typed, because they can distinguish two formats. A separator is removed with the character
 * after it. A "?" for a character that can't be read is replaced by what is typed in its place.
 *
 * @param typed The text as typed before the edit. The field shows `plateCharacters(typed)`.
 * @param value What the field holds after the edit, including separators that were typed or pasted.
 *
 * @example
 * editTyped("04", "04."); //=> "04."
 * editTyped("04.", "040"); //=> "04.0"
 * editTyped("04.05", "040"); //=> "04.0"
 * editTyped("04.0", "04"); //=> "04"
 */
export function editTyped(typed: string, value: string): string {
  const shown = plateCharacters(typed);
  const now = upperCase(value);
  const start = sharedStart(shown, now);
  const end = Math.min(
    sharedStart(reversed(shown), reversed(now)),
    shown.length - start,
    value.length - start,
  );
  const inserted = value.slice(start, value.length - end);
  const before = typed.slice(0, findEnd(typed, start));
  const after = typed.slice(findEnd(typed, shown.length - end));
  if (inserted === "") return before + after;
  // A number pasted over another brings its own separators. A single one typed at the end is added.
  const isKept = separatorsAt(inserted) === "" || (end === 0 && inserted.length === 1);
  const separators = isKept ? separatorsAt(typed.slice(before.length)) : "";
  const stays = end === 0 ? separators : separators.replaceAll("?", "");
  const isInsertion = start + end === shown.length;
  const dropsNext = isInsertion || separatorsAt(reversed(inserted)) !== "";
  return before + stays + inserted + after.slice(dropsNext ? separatorsAt(after).length : 0);
}
