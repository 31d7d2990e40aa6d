import { normaliseSerial, plateCharacters, shownModel, unknownMark } from "@heater-age/decoder";
import { editTyped, maxFieldLength } from "@heater-age/decoder/check";
import { type CheckInput, normalised } from "./input.ts";

/**
 * Returns the serial number as typed, if it has more than letters and digits: dots and dashes can distinguish
 * formats.
 *
 * @example
 * typedSerial({ brand: "rheem", serial: "04.05-123456", model: "" }); //=> { typed: "04.05-123456" }
 */
export function typedSerial({ serial }: CheckInput): { readonly typed?: string } {
  const typed = serial.trim();
  const isPlain = typed.toUpperCase() === normaliseSerial(typed);
  return isPlain || typed.length > maxFieldLength ? {} : { typed };
}

/** Returns an input with the serial number as typed, for decoding it again. */
export const asTyped = ({
  input,
  typed = input.serial,
}: {
  readonly input: CheckInput;
  readonly typed?: string;
}): CheckInput => ({ ...input, serial: typed });

/** Returns the input for links and requests: normalized, with the serial and model number as typed. */
export const sentInput = (input: CheckInput): CheckInput =>
  asTyped({ input: { ...normalised(input), model: shownModel(input.model) }, ...typedSerial(input) });

/**
 * Returns the serial number as typed after an edit in its field. A character that can't be on a plate becomes "?", which
 * the field doesn't show either. Dots and dashes stay, because they can distinguish two formats.
 *
 * @param typed As typed before the edit.
 * @param value The value of the field after the edit.
 *
 * @example
 * editSerial("04", "04.05ß"); //=> "04.05?"
 */
export function editSerial(typed: string, value: string): string {
  const text = editTyped(typed, value)
    // Without a shape of their own: a mark of direction, an accent.
    .replaceAll(/(?!\s)[\p{C}\p{M}]+/gu, "")
    .replaceAll(/[^\u{20}-\u{7E}\s\p{Pd}]/gu, unknownMark);
  return plateCharacters(text) === "" && !leavesOut(text) ? "" : text;
}

/**
 * Returns whether the field of a serial number leaves out more than separators and a typed "S/N:". The plate may be worn
 * there.
 *
 * @example
 * leavesOut("S/N: RH-05?4"); //=> true
 */
export function leavesOut(typed: string): boolean {
  const caption = plateCharacters(typed).length - normaliseSerial(typed).length;
  const number = caption === 0 ? typed : typed.replace(/^[^\d:]*[\s:.]/u, "");
  return /[^A-Za-z\d\p{Pd}_\s.]/u.test(number);
}
