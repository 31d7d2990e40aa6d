import type { CheckWarning } from "./check-result.ts";
import type { Format } from "../engine/format.ts";
import { hasFormat } from "../engine/has-format.ts";
import { shownSerial } from "../engine/unknown-characters.ts";
import { requireString } from "../engine/wrong-type.ts";
import { maxSerialLength, normaliseBrand, normaliseModel, serialLimits } from "../engine/normalise.ts";
import { type Note, readNote, type SeparatedText, separateNotes } from "../engine/separate-notes.ts";
import { modelLimits, otherBrand } from "./limits.ts";

/** The input of a check, as typed. */
export interface CheckInput {
  /** Name or slug of a brand or label, or `"other"`. */
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string | undefined;
  /** A date beside the serial number with the words for it, such as a column of a list: `"Installed: 2015"`. */
  readonly note?: string | undefined;
}

/** The facts about a brand that parsing needs. */
export interface KnownBrand {
  readonly slug: string;
  /** Shortest serial number, for brands that use fewer than 6 characters. */
  readonly shortest?: number | undefined;
  /** Longest serial number, for brands that use more than 20 characters. */
  readonly longest?: number | undefined;
  /** Its formats, which tell a serial number from a note beside it. */
  readonly formats?: readonly Format[] | undefined;
}

/** A check whose fields are valid. */
export interface Check<Brand extends KnownBrand = KnownBrand> {
  /** Slug of the brand, or `"other"`. */
  readonly slug: string;
  /** Absent for `"other"`. */
  readonly brand?: Brand;
  /** Letters A-Z and digits only, and "?" for up to three that can't be read. The first of several numbers. */
  readonly serial: string;
  /** The serial number as typed, with notes beside it. Dots and hyphens can distinguish two formats. */
  readonly rawSerial: string;
  /** Upper case, without spaces, hyphens and underscores. Empty when not given. */
  readonly model: string;
  /** The model number as typed. A space or a hyphen can mark where options begin. */
  readonly rawModel: string;
  /** A date from another field. Absent if none was given or it can't be read. */
  readonly note?: Note;
  /** What was ignored. Absent if nothing was. */
  readonly warnings?: readonly CheckWarning[];
}

/** Why a field is not valid. The codes are permanent; the API's error codes are the same. */
export type FieldErrorCode =
  | "brand-required"
  | "brand-characters"
  | "brand-unknown"
  | "serial-required"
  | "serial-blank"
  | "serial-characters"
  | "serial-not-stated"
  | "serial-is-model"
  | "serial-too-short"
  | "serial-too-long"
  | "model-characters"
  | "model-length";

/** A field that is not valid. */
export interface FieldError {
  readonly field: Exclude<keyof CheckInput, "note">;
  readonly code: FieldErrorCode;
  /** The values for its sentence: the limit that was missed, `{ shortest: 6 }`, or what was typed, `{ text: "n/a" }`. */
  readonly values?: {
    readonly shortest?: number;
    readonly longest?: number;
    readonly text?: string;
  };
}

/** A valid check, or the error of each field, in the order of the form. */
export type ParsedCheck<Brand extends KnownBrand> =
  | { readonly check: Check<Brand>; readonly errors?: never }
  | { readonly check?: never; readonly errors: readonly [FieldError, ...FieldError[]] };

/** What the field rules need from the caller, so a form can use them without brand data. */
export interface ParseOptions<Brand extends KnownBrand> {
  /** Finds a brand by name or slug. */
  readonly findBrand: (text: string) => Brand | undefined;
  /** Recognizes model numbers, for a better code than "too short". */
  readonly looksLikeModel?: (text: string) => boolean;
  /**
   * What to do with a model number that is too long: refuse the check, or drop the model number with a warning, so
   * one cell of a list doesn't cost its row the date.
   */
  readonly longModel?: "refuse" | "drop";
}

// What names on heaters are made of: "Acme (gas)", "Bryant, Day & Night". Anything besides is no name at all.
const brandCharacters = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s.,&'’()/+™®-]*$/u;
// Everything on a keyboard, also of full width, and every dash. A letter of another script is not a separator: dropping it would change
// the number.
const serialCharacters = /^[\u{20}-\u{7E}\u{FF01}-\u{FF5E}\s\p{Pd}]*$/u;
// Notes beside it also have Latin letters with accents, quotation marks, and "Nº".
const notedCharacters = /^[\u{300}-\u{36F}\u{20}-\u{7E}ª°º\u{C0}-\u{24F}‘-‟\u{FF01}-\u{FF5E}\s\p{Pd}]*$/u;
const modelCharacters = /^[\u{21}-\u{7E}\s]*$/u;

/**
 * Parses a brand.
 *
 * @returns Its slug, with the brand unless it is `"other"`, or the error code.
 */
export function parseBrand<Brand extends KnownBrand>(
  text: string,
  findBrand: ParseOptions<Brand>["findBrand"],
): Pick<Check<Brand>, "slug" | "brand"> | FieldErrorCode {
  if (text.trim() === "") return "brand-required";
  if (normaliseBrand(text) === otherBrand) return { slug: otherBrand };
  const brand = findBrand(text);
  if (brand !== undefined) return { slug: brand.slug, brand };
  return brandCharacters.test(text.trim()) ? "brand-unknown" : "brand-characters";
}

const isTooLong = (model: string): boolean => normaliseModel(model).length > modelLimits.longest;

/** Returns the error of a model number. An empty one is valid. */
export function modelError(text: string): FieldErrorCode | undefined {
  // Checked before converting to upper case, which turns some other characters into two letters.
  if (!modelCharacters.test(text)) return "model-characters";
  const model = normaliseModel(text);
  const fits = model.length >= modelLimits.shortest && !isTooLong(model);
  return model === "" || fits ? undefined : "model-length";
}

/** The rules of a brand for its serial numbers. */
type SerialRules = Pick<KnownBrand, "formats" | "longest" | "shortest">;

/** The rules for a number that may be any brand's. */
const anyBrand: SerialRules = { longest: maxSerialLength };

interface FirstSerial {
  /** As typed, without the notes beside it. */
  readonly typed: string;
  readonly serial: string;
  readonly problem: SeparatedText["problem"];
}

/** Returns the first serial number in a text. */
function firstSerial(
  text: string,
  brand: SerialRules | undefined,
  findBrand: ParseOptions<KnownBrand>["findBrand"],
): FirstSerial {
  const { shortest, longest } = serialLimits(brand);
  const { formats = [] } = brand ?? {};
  const fits = (serial: string): boolean => hasFormat({ formats }, serial);
  const { numbers, problem } = separateNotes(text, {
    fits: (serial) => (formats.length === 0 ? serial.length <= longest : fits(serial)),
    isName: (words) => findBrand(words) !== undefined,
    shortest,
  });
  const [typed] = numbers;
  return { typed, serial: shownSerial(typed, fits), problem };
}

function serialError(
  text: string,
  { typed, serial, problem }: FirstSerial,
  brand: SerialRules | undefined,
  looksLikeModel: ParseOptions<KnownBrand>["looksLikeModel"],
): Omit<FieldError, "field"> | undefined {
  if (text === "") return { code: "serial-required" };
  if (text.trim() === "") return { code: "serial-blank" };
  if (problem?.code === "not-stated") return { code: "serial-not-stated", values: { text: text.trim() } };
  if (!serialCharacters.test(typed) || !notedCharacters.test(text)) return { code: "serial-characters" };
  const { length } = serial;
  const { shortest, longest } = serialLimits(brand);
  if (length >= shortest && length <= longest) return undefined;
  if (looksLikeModel?.(text) === true) return { code: "serial-is-model" };
  return length < shortest
    ? { code: "serial-too-short", values: { shortest } }
    : { code: "serial-too-long", values: { longest } };
}

/**
 * Parses the input of a check. This is the only definition of fields, lengths, characters and field errors for every
 * surface.
 *
 * Drops notes beside the serial number, and everything but letters and digits from it. The rest may have 6 to 20 characters, or more for a
 * brand that uses more and for `"other"`. The text as typed is kept next to it.
 *
 * @throws {TypeError} when a field is of another type; the message names it.
 *
 * @example
 * parseCheck({ brand: "Rheem", serialNumber: "rh 0504-b01826" }, { findBrand }).check?.serial; //=> "RH0504B01826"
 *
 * @example
 * parseCheck({ brand: "", serialNumber: "RH05" }, { findBrand }).errors;
 * //=> [{ field: "brand", code: "brand-required" }, { field: "serialNumber", code: "serial-too-short", values: { shortest: 6 } }]
 */
export function parseCheck<Brand extends KnownBrand>(
  { brand: rawBrand, serialNumber: rawSerial, modelNumber = "", note: rawNote = "" }: CheckInput,
  { findBrand, looksLikeModel, longModel = "refuse" }: ParseOptions<Brand>,
): ParsedCheck<Brand> {
  requireString("parseCheck", "input.brand", rawBrand);
  requireString("parseCheck", "input.serialNumber", rawSerial);
  requireString("parseCheck", "input.modelNumber", modelNumber);
  requireString("parseCheck", "input.note", rawNote);
  const note = readNote(rawNote);
  const isDropped = longModel === "drop" && isTooLong(modelNumber);
  const rawModel = isDropped ? "" : modelNumber;
  const brand = parseBrand(rawBrand, findBrand);
  const known = typeof brand === "string" ? undefined : (brand.brand ?? anyBrand);
  const typedSerial = firstSerial(rawSerial, known, findBrand);
  const wrongSerial = serialError(rawSerial, typedSerial, known, looksLikeModel);
  const model = modelError(rawModel);
  const [first, ...others]: readonly FieldError[] = [
    ...(typeof brand === "string" ? [{ field: "brand", code: brand } as const] : []),
    ...(wrongSerial === undefined ? [] : [{ field: "serialNumber", ...wrongSerial } as const]),
    ...(model === undefined ? [] : [{ field: "modelNumber", code: model } as const]),
  ];
  if (first !== undefined) return { errors: [first, ...others] };
  return {
    check: {
      ...(brand as Exclude<typeof brand, string>),
      serial: typedSerial.serial,
      rawSerial,
      model: normaliseModel(rawModel),
      rawModel,
      ...(note && { note }),
      ...(isDropped && {
        warnings: [{ code: "model-too-long", values: { longest: modelLimits.longest } }] as const,
      }),
    },
  };
}
