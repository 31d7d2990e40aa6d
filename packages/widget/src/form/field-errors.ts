import {
  findBrand,
  normaliseBrand,
  normaliseModel,
  normaliseSerial,
  serialLimits,
} from "@heater-age/decoder";
import { type CheckInput, OTHER } from "../check/run-check.ts";
import type { TextId } from "../translator/translator.ts";

/** The text for a field that is not valid, with what fills it. */
export interface FieldError {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, number>>;
}

/** The fields in their order in the form. */
export const fields = ["brand", "serial", "model"] as const satisfies readonly (keyof CheckInput)[];

/** Name of a field. */
export type FieldName = (typeof fields)[number];

/** What is wrong, field by field. */
export type FieldErrors = { readonly [Name in FieldName]?: FieldError | undefined };

// What the website and its API take.
const LONGEST = 20;
const MODEL = { shortest: 3, longest: 30 } as const;

/**
 * Says what is wrong with the form. Empty when nothing is.
 *
 * @example
 * validate({ brand: "", serial: "RH0504B01826", model: "" }); //=> { brand: { id: "form.brandRequired" } }
 */
export function validate({ brand, serial, model }: CheckInput): FieldErrors {
  const slug = normaliseBrand(brand);
  const known = findBrand(slug);
  const missing = slug === "" || (slug !== OTHER && known === undefined);
  const longest = known === undefined ? serialLimits().longest : (known.longest ?? LONGEST);
  const wrong = {
    brand: missing ? ({ id: "form.brandRequired" } as const) : undefined,
    serial: serialError(serial, longest),
    model: modelError(model),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, error]) => error !== undefined));
}

function serialError(text: string, longest: number): FieldError | undefined {
  const { shortest } = serialLimits();
  if (text === "") return { id: "form.serialRequired" };
  if (text.trim() === "") return { id: "form.serialBlank" };
  const { length } = normaliseSerial(text);
  if (length === 0) return { id: "form.serialCharacters" };
  if (length >= shortest && length <= longest) return undefined;
  const typed = text.trim().length;
  // As typed it had the right length: only what counts of it has not.
  if (typed >= shortest && typed <= longest)
    return { id: "form.serialInvalid", values: { shortest, longest } };
  return length < shortest
    ? { id: "form.serialTooShort", values: { shortest } }
    : { id: "form.serialTooLong", values: { longest } };
}

function modelError(text: string): FieldError | undefined {
  const isFit = (length: number) => length >= MODEL.shortest && length <= MODEL.longest;
  const { length } = normaliseModel(text);
  if (length === 0 || isFit(length)) return undefined;
  return { id: isFit(text.trim().length) ? "form.modelInvalid" : "form.modelLength" };
}
