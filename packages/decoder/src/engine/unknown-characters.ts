import { normaliseSerial } from "./normalise.ts";

/** Stands in a serial number for a character that can't be read. */
export const unknownMark = "?";
/** The most characters of a serial number that can be unknown. More would allow nearly every date. */
export const maxUnknown = 3;
const CAPTION = /^(?:SERIAL(?:NUMBER|NUM|NO|NR)?|SNO?)(?=[A-Z\d?]{6})/u;

/**
 * Returns a serial number in upper case with a "?" for each character that can't be read, without other signs.
 *
 * @returns `undefined` unless it has one to three of them.
 *
 * @example
 * withUnknown("rh 05?4-b01826"); //=> "RH05?4B01826"
 */
export function withUnknown(text: string): string | undefined {
  if (!text.includes(unknownMark)) return undefined;
  const count = text.split(unknownMark).length - 1;
  if (count > maxUnknown) return undefined;
  return text
    .replaceAll(/[^A-Za-z\d?]+/gu, "")
    .toUpperCase()
    .replace(CAPTION, "");
}

/**
 * Returns a serial number as it is shown and recorded: letters and digits, and "?" for characters that can't be read. One
 * at an end is dropped if the number is whole without it.
 */
export function shownSerial(text: string, isWhole: (serial: string) => boolean): string {
  const plain = normaliseSerial(text);
  const unknown = withUnknown(text);
  return unknown === undefined || (isWhole(plain) && !isWithin(unknown)) ? plain : unknown;
}

/** Returns whether an unknown character stands between known ones. */
export const isWithin = (serial: string): boolean => /[A-Z\d]\?+[A-Z\d]/u.test(serial);
