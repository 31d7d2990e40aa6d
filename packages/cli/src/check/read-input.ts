import {
  type Brand,
  findBrand,
  normaliseBrand,
  normaliseModel,
  normaliseSerial,
  serialLimits,
} from "@heater-age/decoder";
import { looksLikeModel } from "@heater-age/decoder/models";
import type { Texts } from "../texts.ts";
import type { CheckInput, InvalidItem } from "./item.ts";

/** Value of the brand that is not known. */
export const otherBrand = "other";

/** A check whose input is sound. */
export interface Check {
  /** Slug of the brand, or `other`. */
  readonly slug: string;
  /** Absent when the brand is not known. */
  readonly brand?: Brand | undefined;
  /** Letters and digits only. */
  readonly serial: string;
  /** As it was typed: dots and hyphens can tell two formats apart. */
  readonly typedSerial: string;
  /** Without spaces, hyphens and underscores; empty when not known. */
  readonly model: string;
}

// What people type between the characters of a serial number or along with a caption such as "S/N:" or "Serial #".
const serialCharacters = /^[A-Za-z\d\s\p{Pd}_./:#]*$/u;
const modelCharacters = /^[\u{21}-\u{7E}]*$/u;
const brandCharacters = /^[a-z\d\s-]*$/iu;

const refused = (code: string, message: string): InvalidItem => ({
  success: false,
  invalid: { code, message },
});

function mistakeInSerial(text: string, brand: Brand | undefined, { errors }: Texts): InvalidItem | undefined {
  if (text === "") return refused("serial-required", errors["serial-required"]);
  if (text.trim() === "") return refused("serial-blank", errors["serial-blank"]);
  if (!serialCharacters.test(text)) return refused("serial-characters", errors["serial-characters"]);
  const { length } = normaliseSerial(text);
  const { shortest, longest } = serialLimits(brand);
  if (length >= shortest && length <= longest) return undefined;
  if (looksLikeModel(text)) return refused("serial-is-model", errors["serial-is-model"]);
  return length < shortest
    ? refused("serial-too-short", errors["serial-too-short"]({ shortest }))
    : refused("serial-too-long", errors["serial-too-long"]({ longest }));
}

function mistakeInModel(model: string, { errors }: Texts): InvalidItem | undefined {
  if (!modelCharacters.test(model)) return refused("model-characters", errors["model-characters"]);
  if (model === "" || (model.length >= 3 && model.length <= 30)) return undefined;
  return refused("model-length", errors["model-length"]);
}

function mistakeInBrand(text: string, { errors, form }: Texts): InvalidItem {
  if (text.trim() === "") return refused("brand-required", errors["brand-required"]);
  if (!brandCharacters.test(text)) return refused("brand-characters", errors["brand-characters"]);
  return refused("brand-unknown", errors["brand-unknown"]({ other: form.other }));
}

/**
 * Brings what was typed into the form that the decoder takes, or says what is wrong with it: what the API would, with
 * the same code.
 *
 * @example
 * readInput({ brand: "Rheem", serialNumber: "rh 0504-b01826", modelNumber: "" }, english);
 * //=> { slug: "rheem", serial: "RH0504B01826", … }
 */
export function readInput(input: CheckInput, texts: Texts): Check | InvalidItem {
  const { brand: named, serialNumber, modelNumber } = input;
  const isOther = normaliseBrand(named) === otherBrand;
  const brand = isOther || named.trim() === "" ? undefined : findBrand(named);
  if (brand === undefined && !isOther) return mistakeInBrand(named, texts);
  const model = normaliseModel(modelNumber);
  const mistake = mistakeInModel(model, texts) ?? mistakeInSerial(serialNumber, brand, texts);
  if (mistake !== undefined) return mistake;
  const serial = normaliseSerial(serialNumber);
  return { slug: brand?.slug ?? otherBrand, brand, serial, typedSerial: serialNumber, model };
}
