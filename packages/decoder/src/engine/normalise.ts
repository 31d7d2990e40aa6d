import type { Brand } from "./format.ts";

// What people type before the number. Also as one word, because form fields drop the other characters.
const CAPTION = /^(?:SERIAL(?:NUMBER|NUM|NO|NR)?|SERNO|SNO?(?=[A-Z\d]{6})|FNR(?=\d))(?=[A-Z\d])/u;

/** Returns whether there is nothing to normalize. A loop, because it runs for every serial number. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const digit = code >= 48 && code <= 57;
    if (!digit && (code < 65 || code > 90)) return false;
  }
  return true;
}

// Keyboards for Chinese and Japanese type letters and digits of double width.
const FULL_WIDTH = /[\u{FF01}-\u{FF5E}]/gu;
const FROM_FULL_WIDTH = 0xfee0;
const toHalfWidth = (text: string): string =>
  text.replaceAll(FULL_WIDTH, (character) => String.fromCodePoint(character.charCodeAt(0) - FROM_FULL_WIDTH));

/**
 * Returns the letters A-Z and digits of a text, in upper case, also those of full width. Everything else is dropped
 * before letters change: "ß" does not become "SS".
 *
 * @example
 * plateCharacters("rh-05"); //=> "RH05"
 */
export const plateCharacters = (text: string): string =>
  isPlain(text)
    ? text
    : toHalfWidth(text)
        .replaceAll(/[^A-Za-z\d]+/gu, "")
        .toUpperCase();

/**
 * Normalizes a serial number for decoding: upper case, letters A-Z and digits only, without a leading "S/N", "SN",
 * "Serial No." or "F-Nr.".
 *
 * @example
 * normaliseSerial("S/N: rh 0504-b01826"); //=> "RH0504B01826"
 */
export function normaliseSerial(text: string): string {
  const plain = plateCharacters(text);
  return plain.startsWith("S") || plain.startsWith("FN") ? plain.replace(CAPTION, "") : plain;
}

/**
 * Normalizes a model number for comparison: trimmed, upper case, without spaces, hyphens and underscores.
 *
 * @example
 * normaliseModel(" m240t6-fbn "); //=> "M240T6FBN"
 */
export function normaliseModel(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/gu, "");
}

/**
 * Returns a model number as it is shown and recorded: upper case, without spaces, otherwise as typed. Letters beyond
 * A-Z don't change, because some become two in upper case. To compare model numbers, use {@link normaliseModel}.
 *
 * @example
 * shownModel(" ent-50 "); //=> "ENT-50"
 */
export const shownModel = (text: string): string =>
  text.replaceAll(/\s+/gu, "").replaceAll(/[a-z]+/gu, (letters) => letters.toUpperCase());

/**
 * Returns the slug of a text: lower case without accents, white space as hyphens, then only a-z, 0-9 and hyphens.
 *
 * @example
 * slug("A. O. Smith"); //=> "a-o-smith"
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("ø", "o")
    .replaceAll(/\s+/gu, "-")
    .replaceAll(/[^a-z\d-]+/gu, "");
}

/**
 * Returns the slug for the name or slug of a brand.
 *
 * @example
 * normaliseBrand("  Bradford White "); //=> "bradford-white"
 */
export function normaliseBrand(text: string): string {
  return slug(text.trim());
}

const SHORTEST = 6;
const LONGEST = 20;

/** Characters of the longest serial numbers of any brand: the limit where the brand or its numbers are unknown. */
export const longestSerial = 28;

/**
 * Returns how many characters a normalized serial number may have: 6 to 20, or those that a brand uses.
 *
 * @example
 * serialLimits(); //=> { shortest: 6, longest: 20 }
 * serialLimits(brands.htp); //=> { shortest: 6, longest: 21 }
 */
export function serialLimits(brand?: Pick<Brand, "shortest" | "longest">): {
  readonly shortest: number;
  readonly longest: number;
} {
  return { shortest: brand?.shortest ?? SHORTEST, longest: brand?.longest ?? LONGEST };
}
