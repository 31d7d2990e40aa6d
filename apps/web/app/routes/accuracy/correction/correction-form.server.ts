import type { CorrectionReceipt } from "@heater-age/client";
import type { FormTaker } from "../../../shared/form-submission/answer-form.server.ts";
import { deliver } from "./deliver.ts";
import { correctionOf, type Field, mistakesIn, valuesOf } from "./fields.ts";

/** The form for a printed date, when sent without scripts. */
export const correctionForm: FormTaker<Field, CorrectionReceipt> = {
  valuesOf,
  mistakesIn,
  deliver: (values, options) => deliver(correctionOf(values), options),
  trapped: { success: true, agreement: "agrees" },
};
