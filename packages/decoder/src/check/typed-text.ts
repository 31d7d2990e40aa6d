import { plateCharacters } from "../engine/normalise.ts";

const isShown = (character: string): boolean => plateCharacters(character) !== "";

/** Index in `text` behind its first `count` letters and digits. */
function endOf(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (isShown(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/** Number of characters that two texts share at their start. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

/** Dots, dashes and whatever else a text begins with before its first letter or digit. */
const separatorsAt = (text: string): string => /^[^A-Za-z\d]*/u.exec(text)?.[0] ?? "";

// Letters A-Z alone: others can change their number in upper case, and with it every index.
const upperCase = (text: string): string => text.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());

const reversed = (text: string): string => text.split("").toReversed().join("");

/**
 * Returns the serial number as typed after an edit in a field that shows its letters and digits only. Dots and dashes
 * stay where they were typed, for they can tell two formats apart; one goes with the character that it stood before.
 *
 * @param typed The text as typed before the edit. The field shows `plateCharacters(typed)`.
 * @param value What the field holds after the edit, with whatever was typed or pasted.
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
  const before = typed.slice(0, endOf(typed, start));
  const after = typed.slice(endOf(typed, shown.length - end));
  if (inserted === "") return before + after;
  // A number that is pasted over another brings its own; one that is typed at the end is one more.
  const isKept = separatorsAt(inserted) === "" || (end === 0 && inserted.length === 1);
  const separators = isKept ? separatorsAt(typed.slice(before.length)) : "";
  const isInsertion = start + end === shown.length;
  const dropsNext = isInsertion || separatorsAt(reversed(inserted)) !== "";
  return before + separators + inserted + after.slice(dropsNext ? separatorsAt(after).length : 0);
}
