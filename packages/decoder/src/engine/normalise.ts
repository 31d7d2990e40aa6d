import type { Brand } from "./format.ts";

// What people type before the number. Also as one word, because form fields drop the other characters.
const CAPTION = /^(?:SERIAL(?:NUMBER|NUM|NO|NR)?|SERNO|SNO?(?=[A-Z\d]{6})|FNR(?=\d))(?=[A-Z\d])/u;

/** Returns whether a character is a letter A-Z or a digit. */
const isPlateCode = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

/** Returns whether there is nothing to normalize. A loop, because it runs for every serial number. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (!isPlateCode(text.charCodeAt(index))) return false;
  return true;
}

// Keyboards for Chinese and Japanese type letters and digits of double width.
const FULL_WIDTH = 0xff01;
const FROM_FULL_WIDTH = 0xfee0;
const LOWER_A = 97;
const LOWER_Z = 122;
const FROM_LOWER = 32;

/**
 * Returns the letters A-Z and digits of a text, in upper case, also those of full width. Everything else is dropped
 * before letters change: "ß" does not become "SS".
 *
 * @example
 * plateCharacters("rh-05"); //=> "RH05"
 */
export function plateCharacters(text: string): string {
  if (isPlain(text)) return text;
  let plate = "";
  for (let index = 0; index < text.length; index += 1) {
    const typed = text.charCodeAt(index);
    const half = typed >= FULL_WIDTH ? typed - FROM_FULL_WIDTH : typed;
    const code = half >= LOWER_A && half <= LOWER_Z ? half - FROM_LOWER : half;
    if (isPlateCode(code)) plate += String.fromCodePoint(code);
  }
  return plate;
}

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

const MIN_LENGTH = 6;
const MAX_LENGTH = 20;

/** Characters of the longest serial numbers of any brand: the limit where the brand or its numbers are unknown. */
export const maxSerialLength = 28;

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
  return { shortest: brand?.shortest ?? MIN_LENGTH, longest: brand?.longest ?? MAX_LENGTH };
}
