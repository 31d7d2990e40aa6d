import type { CorrectionInput, CorrectionReceipt } from "@heater-age/client";
import { brands } from "@heater-age/decoder";
import { allChoices } from "../../shared/check/choices.server.ts";
import type { FormTaker } from "../../shared/forms/answer-form.server.ts";
import { sender } from "../../shared/forms/sender.ts";
import { toCorrection, type Field, findField, mistakesIn, readValues } from "./fields.ts";

const deliver = sender({
  call: (client, correction: CorrectionInput, options) => client.corrections.send(correction, options),
  findField,
});

/** The form for a printed date. */
export const correctionForm: FormTaker<Field, CorrectionReceipt> = {
  readValues,
  mistakesIn,
  deliver: (values, options) => deliver(toCorrection(values), options),
  trapped: { success: true, agreement: "agrees" },
};

/** Returns the brands for which a printed date can be sent: those with rules, and those that still need one. */
export function brandsToCorrect(): readonly { readonly value: string; readonly label: string }[] {
  const { first, more } = allChoices();
  return [...first, ...more]
    .filter(({ value }) => Object.hasOwn(brands, value))
    .map(({ value, label }) => ({ value, label }));
}
