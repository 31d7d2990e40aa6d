import type { MessageId } from "../catalog/shape.ts";

export interface FieldLimits {
  readonly shortest: number;
  readonly longest: number;
}

const texts = {
  "brand-required": "form.brandRequired",
  "brand-unknown": "form.brandUnknown",
  "brand-characters": "form.brandCharacters",
  "serial-required": "form.serialRequired",
  "serial-blank": "form.serialBlank",
  "serial-characters": "form.serialCharacters",
  "serial-not-stated": "form.serialNotStated",
  "serial-is-model": "form.serialInvalid",
  "serial-too-short": "form.serialTooShort",
  "serial-too-long": "form.serialTooLong",
  "model-characters": "form.modelInvalid",
  "model-length": "form.modelLength",
} as const satisfies Readonly<Record<string, MessageId>>;

// With spaces and dashes, a text can have an allowed length although it has too few or too many letters and digits.
const textsOfAllowedLength = {
  "serial-too-short": "form.serialInvalid",
  "serial-too-long": "form.serialInvalid",
  "model-length": "form.modelInvalid",
} as const satisfies { readonly [Code in keyof typeof texts]?: MessageId };

/** A text of the form, with its values. */
export interface FieldErrorText {
  readonly id: (typeof texts)[keyof typeof texts];
  readonly values: Readonly<Record<keyof FieldLimits, number>> & { readonly text: string };
}

/**
 * Returns the text for an invalid field, as shown by the form on submit.
 *
 * @param code Code of the error, from the decoder's `parseCheck`.
 * @param typed The field as typed.
 * @param limits The lengths that the field can have.
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
  const text = typed.trim();
  const values = { shortest, longest, text };
  const { length } = text;
  if (code === "serial-too-short" && !/[a-z\d]/iu.test(typed))
    return { id: texts["serial-characters"], values };
  if (code in textsOfAllowedLength && length >= shortest && length <= longest) {
    return { id: textsOfAllowedLength[code as keyof typeof textsOfAllowedLength], values };
  }
  return { id: texts[code], values };
}
