import type { CheckWarning } from "./check-result.ts";
import { requireString } from "../engine/wrong-type.ts";
import { normaliseBrand, normaliseModel, normaliseSerial, serialLimits } from "../engine/normalise.ts";

/** Value of the choice "Other / Not Listed". */
export const otherBrand = "other";

/** Characters that a model number may have. */
export const modelLimits = { shortest: 3, longest: 30 } as const;

/** Characters that a field may have before anything is dropped from it. */
export const longestField = 100;

/** What is checked, as typed. */
export interface CheckInput {
  /** Name or slug of a brand or label, or `"other"`. */
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string | undefined;
}

/** What parsing needs to know of a brand. */
export interface KnownBrand {
  readonly slug: string;
  /** Longest serial number, for a brand that is known to use more than 20 characters. */
  readonly longest?: number | undefined;
}

/** A check whose fields are valid. */
export interface Check<Brand extends KnownBrand = KnownBrand> {
  /** Slug of the brand, or `"other"`. */
  readonly slug: string;
  /** Absent for `"other"`. */
  readonly brand?: Brand;
  /** Letters A-Z and digits only. */
  readonly serial: string;
  /** The serial number as typed: dots and hyphens can tell two formats apart. */
  readonly rawSerial: string;
  /** Upper case, without spaces, hyphens and underscores. Empty when not given. */
  readonly model: string;
  /** The model number as typed: a space or a hyphen can tell where options begin. */
  readonly rawModel: string;
  /** What was left aside. Absent when nothing was. */
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
  | "serial-is-model"
  | "serial-too-short"
  | "serial-too-long"
  | "model-characters"
  | "model-length";

/** A field that is not valid. */
export interface FieldError {
  readonly field: keyof CheckInput;
  readonly code: FieldErrorCode;
  /** The limit that was missed, by its name in the sentence: `{ shortest: 6 }`. */
  readonly values?: Readonly<Record<string, number>>;
}

/** A valid check, or what is wrong with each field, in the order of the form. */
export type ParsedCheck<Brand extends KnownBrand> =
  | { readonly check: Check<Brand>; readonly errors?: never }
  | { readonly check?: never; readonly errors: readonly [FieldError, ...FieldError[]] };

/** What the rules of the fields take from elsewhere, so that a form needs no brand data to use them. */
export interface ParseOptions<Brand extends KnownBrand> {
  /** Finds a brand by name or slug. */
  readonly findBrand: (text: string) => Brand | undefined;
  /** Tells model numbers apart, for a better code than "too short". */
  readonly looksLikeModel?: (text: string) => boolean;
  /**
   * What becomes of a check whose model number is longer than its limit: it is refused, or goes on without the model
   * number and with a warning, so that one cell of a list does not cost its row the date. @default "refuse"
   */
  readonly longModel?: "refuse" | "drop";
}

const brandCharacters = /^[a-z\d\s-]*$/iu;
// Everything on a keyboard, and every dash. A letter of another script is no separator: dropping it would change the number.
const serialCharacters = /^[\u{20}-\u{7E}\s\p{Pd}]*$/u;
const modelCharacters = /^[\u{21}-\u{7E}\s]*$/u;

/**
 * Parses a brand.
 *
 * @returns Its slug, with the brand unless it is `"other"`, or the code of what is wrong.
 */
export function parseBrand<Brand extends KnownBrand>(
  text: string,
  findBrand: ParseOptions<Brand>["findBrand"],
): Pick<Check<Brand>, "slug" | "brand"> | FieldErrorCode {
  if (text.trim() === "") return "brand-required";
  if (normaliseBrand(text) === otherBrand) return { slug: otherBrand };
  const brand = findBrand(text);
  if (brand !== undefined) return { slug: brand.slug, brand };
  return brandCharacters.test(text) ? "brand-unknown" : "brand-characters";
}

const isTooLong = (model: string): boolean => normaliseModel(model).length > modelLimits.longest;

/** Returns what is wrong with a model number. Nothing is wrong with an empty one. */
export function modelError(text: string): FieldErrorCode | undefined {
  // Before upper case, which makes two letters of some others.
  if (!modelCharacters.test(text)) return "model-characters";
  const model = normaliseModel(text);
  const fits = model.length >= modelLimits.shortest && !isTooLong(model);
  return model === "" || fits ? undefined : "model-length";
}

function serialError<Brand extends KnownBrand>(
  text: string,
  brand: Brand | undefined,
  looksLikeModel: ParseOptions<Brand>["looksLikeModel"],
): Omit<FieldError, "field"> | undefined {
  if (text === "") return { code: "serial-required" };
  if (text.trim() === "") return { code: "serial-blank" };
  if (!serialCharacters.test(text)) return { code: "serial-characters" };
  const { length } = normaliseSerial(text);
  const { shortest, longest } = serialLimits(brand);
  if (length >= shortest && length <= longest) return undefined;
  if (looksLikeModel?.(text) === true) return { code: "serial-is-model" };
  return length < shortest
    ? { code: "serial-too-short", values: { shortest } }
    : { code: "serial-too-long", values: { longest } };
}

/**
 * Parses what is checked: the one definition of fields, lengths, characters and field errors for every surface.
 *
 * Characters that are no letters or digits are dropped from the serial number, and the limits of 6 to 20 characters
 * apply to what remains. The text as typed is kept beside it.
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
  { brand: rawBrand, serialNumber: rawSerial, modelNumber = "" }: CheckInput,
  { findBrand, looksLikeModel, longModel = "refuse" }: ParseOptions<Brand>,
): ParsedCheck<Brand> {
  requireString("parseCheck", "input.brand", rawBrand);
  requireString("parseCheck", "input.serialNumber", rawSerial);
  requireString("parseCheck", "input.modelNumber", modelNumber);
  const isDropped = longModel === "drop" && isTooLong(modelNumber);
  const rawModel = isDropped ? "" : modelNumber;
  const brand = parseBrand(rawBrand, findBrand);
  const known = typeof brand === "string" ? undefined : brand.brand;
  const serial = serialError(rawSerial, known, looksLikeModel);
  const model = modelError(rawModel);
  const [first, ...others]: readonly FieldError[] = [
    ...(typeof brand === "string" ? [{ field: "brand", code: brand } as const] : []),
    ...(serial === undefined ? [] : [{ field: "serialNumber", ...serial } as const]),
    ...(model === undefined ? [] : [{ field: "modelNumber", code: model } as const]),
  ];
  if (first !== undefined) return { errors: [first, ...others] };
  return {
    check: {
      ...(brand as Exclude<typeof brand, string>),
      serial: normaliseSerial(rawSerial),
      rawSerial,
      model: normaliseModel(rawModel),
      rawModel,
      ...(isDropped && {
        warnings: [{ code: "model-too-long", values: { longest: modelLimits.longest } }] as const,
      }),
    },
  };
}
