import { normaliseBrand, normaliseModel, normaliseSerial, serialLimits } from "@heater-age/decoder";
import { type CheckInput, OTHER } from "./input.ts";

/** A text of the form, with what fills it. */
export interface FieldError {
  readonly id:
    | "form.brandRequired"
    | "form.brandCharacters"
    | "form.serialRequired"
    | "form.serialBlank"
    | "form.serialTooShort"
    | "form.serialTooLong"
    | "form.serialCharacters"
    | "form.serialInvalid"
    | "form.modelLength"
    | "form.modelInvalid";
  readonly values?: Readonly<Record<string, number>>;
}

/** What is wrong, field by field. */
export interface FieldErrors {
  readonly brand?: FieldError;
  readonly serial?: FieldError;
  readonly model?: FieldError;
}

/** What the check of the form has to know of a brand. */
export interface KnownBrand {
  /** Longest serial number, where the brand is known to use more than 20 characters. */
  readonly longest?: number | undefined;
}

/** The fields in their order on the page. */
export const fields = ["brand", "serial", "model"] as const satisfies readonly (keyof FieldErrors)[];

const LONGEST = 20;
const MODEL = { shortest: 3, longest: 30 } as const;

/**
 * Says what is wrong with the form. Empty when nothing is.
 *
 * @param find Finds a brand by its slug.
 *
 * @example
 * validate({ brand: "", serial: "RH0504B01826", model: "" }, findBrand);
 * //=> { brand: { id: "form.brandRequired" } }
 */
export function validate(input: CheckInput, find: (slug: string) => KnownBrand | undefined): FieldErrors {
  const brand = brandError(input.brand, find);
  const serial = serialError(input.serial, longestOf(find(normaliseBrand(input.brand))));
  const model = modelError(input.model);
  return { ...(brand && { brand }), ...(serial && { serial }), ...(model && { model }) };
}

/** Whether something is wrong. */
export const hasErrors = (errors: FieldErrors): boolean =>
  fields.some((field) => errors[field] !== undefined);

function brandError(text: string, find: (slug: string) => KnownBrand | undefined): FieldError | undefined {
  if (text.trim() === "") return { id: "form.brandRequired" };
  const brand = normaliseBrand(text);
  if (brand === OTHER || find(brand) !== undefined) return undefined;
  return { id: /^[a-z\d-]+$/u.test(text) ? "form.brandRequired" : "form.brandCharacters" };
}

/** Without a brand it may be as long as that of any brand. */
const longestOf = (brand: KnownBrand | undefined): number =>
  brand === undefined ? serialLimits().longest : (brand.longest ?? LONGEST);

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
  const { length } = normaliseModel(text);
  if (length === 0 || (length >= MODEL.shortest && length <= MODEL.longest)) return undefined;
  const typed = text.trim().length;
  return { id: typed >= MODEL.shortest && typed <= MODEL.longest ? "form.modelInvalid" : "form.modelLength" };
}
