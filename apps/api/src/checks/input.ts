import {
  type Brand,
  brands,
  findBrand,
  isBrand,
  normaliseBrand,
  normaliseModel,
  normaliseSerial,
  serialLimits,
} from "@heater-age/decoder";
import { looksLikeModel } from "@heater-age/decoder/models";
import type { Language } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { ApiError } from "../errors/codes.ts";
import { otherBrand } from "../other-brand.ts";
import type { CheckRequest } from "./schema.ts";

/** A check whose input is sound. */
export interface Check {
  /** Slug of the brand, or `other`. */
  readonly slug: string;
  /** Absent when the visitor does not know the brand. */
  readonly brand?: Brand;
  /** Letters and digits only. */
  readonly serial: string;
  /** As it was typed: dots and hyphens can tell two formats apart. */
  readonly typedSerial: string;
  /** Without spaces, hyphens and underscores; empty when not known. */
  readonly model: string;
  /** As it was typed: a space or a hyphen can tell where options begin. */
  readonly typedModel: string;
}

// What people type between the characters of a serial number or along with a caption such as "S/N:" or "Serial #".
const serialCharacters = /^[A-Za-z\d\s\p{Pd}_./:#]*$/u;
const modelCharacters = /^[\u{21}-\u{7E}]*$/u;
const brandCharacters = /^[a-z\d\s-]*$/iu;

/**
 * Reads a brand as it is typed.
 *
 * @throws {ApiError} when there is none or it is not known.
 */
export function readBrand(text: string, language: Language): Pick<Check, "slug" | "brand"> {
  if (isBrand(text)) return { slug: text, brand: brands[text] };
  if (text.trim() === "") throw new ApiError("brand-required");
  if (normaliseBrand(text) === otherBrand) return { slug: otherBrand };
  const brand = findBrand(text);
  if (brand) return { slug: brand.slug, brand };
  if (!brandCharacters.test(text)) throw new ApiError("brand-characters");
  throw new ApiError("brand-unknown", { other: formatText(language, "form", "other") });
}

/**
 * Reads a model number as it is typed; empty when there is none.
 *
 * @throws {ApiError} when it is too short, too long or has other characters than such numbers have.
 */
export function readModel(text: string): string {
  const model = normaliseModel(text);
  if (!modelCharacters.test(model)) throw new ApiError("model-characters");
  if (model !== "" && (model.length < 3 || model.length > 30)) throw new ApiError("model-length");
  return model;
}

function readSerial(text: string, brand: Brand | undefined): string {
  if (text === "") throw new ApiError("serial-required");
  if (text.trim() === "") throw new ApiError("serial-blank");
  if (!serialCharacters.test(text)) throw new ApiError("serial-characters");
  const serial = normaliseSerial(text);
  const { shortest, longest } = serialLimits(brand);
  const fits = serial.length >= shortest && serial.length <= longest;
  if (!fits && looksLikeModel(text)) throw new ApiError("serial-is-model");
  if (serial.length < shortest) throw new ApiError("serial-too-short", { shortest });
  if (serial.length > longest) throw new ApiError("serial-too-long", { longest });
  return serial;
}

/**
 * Brings what was sent into the form that the decoder takes.
 *
 * @throws {ApiError} for the first field that is wrong.
 */
export function readInput(
  { brand, serialNumber, modelNumber = "" }: CheckRequest,
  language: Language,
): Check {
  const named = readBrand(brand, language);
  const model = readModel(modelNumber);
  const serial = readSerial(serialNumber, named.brand);
  return { ...named, model, serial, typedSerial: serialNumber, typedModel: modelNumber };
}
