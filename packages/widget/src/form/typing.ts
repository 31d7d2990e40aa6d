import { plateCharacters } from "@heater-age/decoder";
import { editTyped } from "@heater-age/decoder/check";

// A check rejects other characters, and the field doesn't show them.
const notOnKeyboard = /[^\u{20}-\u{7E}\s\p{Pd}]+/gu;

/**
 * Returns a serial number as typed after an edit in its field, which shows its `plateCharacters`. Dots and dashes
 * stay where they were typed until the characters next to them are edited.
 *
 * @param typed The serial number as typed before.
 * @param value The present value of the field.
 *
 * @example
 * editSerial("04.05", "0405-"); //=> "04.05-"
 * editSerial("RH05", "RH05ß"); //=> "RH05"
 */
export const editSerial = (typed: string, value: string): string =>
  editTyped(typed, value.replaceAll(notOnKeyboard, ""));

/**
 * Shows only the plate's characters in an input, and keeps the caret after the same one. Writes to the input directly:
 * if the shown text stays the same, no state changes and nothing would be rendered.
 */
export function showClean(input: HTMLInputElement): void {
  const text = plateCharacters(input.value);
  if (text === input.value) return;
  const caret = plateCharacters(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
