import type { MessageId } from "../catalog/shape.ts";

/** Lengths that a field may have. */
export interface FieldLimits {
  readonly shortest: number;
  readonly longest: number;
}

const texts = {
  "brand-required": "form.brandRequired",
  "brand-unknown": "form.brandRequired",
  "brand-characters": "form.brandCharacters",
  "serial-required": "form.serialRequired",
  "serial-blank": "form.serialBlank",
  "serial-characters": "form.serialCharacters",
  "serial-is-model": "form.serialInvalid",
  "serial-too-short": "form.serialTooShort",
  "serial-too-long": "form.serialTooLong",
  "model-characters": "form.modelInvalid",
  "model-length": "form.modelLength",
} as const satisfies Readonly<Record<string, MessageId>>;

// Spaces and dashes can make a text as long as it may be, although its letters and digits are too few or too many.
const textsOfAllowedLength = {
  "serial-too-short": "form.serialInvalid",
  "serial-too-long": "form.serialInvalid",
  "model-length": "form.modelInvalid",
} as const satisfies { readonly [Code in keyof typeof texts]?: MessageId };

/** A text of the form, with what fills it. */
export interface FieldErrorText {
  readonly id: (typeof texts)[keyof typeof texts];
  readonly values: Readonly<Record<keyof FieldLimits, number>>;
}

/**
 * Returns the text for a field that is not valid, as the form words it on submitting.
 *
 * @param code Code of the error, as `parseCheck` of the decoder gives it.
 * @param typed The field as typed.
 * @param limits Lengths that the field may have.
 *
 * @example
 * fieldErrorText("serial-too-short", "RH05", { shortest: 6, longest: 20 }).id; //=> "form.serialTooShort"
 * fieldErrorText("serial-too-short", "RH-0-5", { shortest: 6, longest: 20 }).id; //=> "form.serialInvalid"
 */
export function fieldErrorText(
  code: keyof typeof texts,
  typed: string,
  { shortest, longest }: FieldLimits,
): FieldErrorText {
  const values = { shortest, longest };
  const { length } = typed.trim();
  if (code === "serial-too-short" && !/[a-z\d]/iu.test(typed))
    return { id: texts["serial-characters"], values };
  if (code in textsOfAllowedLength && length >= shortest && length <= longest) {
    return { id: textsOfAllowedLength[code as keyof typeof textsOfAllowedLength], values };
  }
  return { id: texts[code], values };
}
