import type { FormTaker } from "../../shared/form-submission/answer-form.server.ts";
import { deliver } from "./deliver.ts";
import { type Field, mistakesIn, valuesOf } from "./fields.ts";

/** The form to write to the operator, for those who send it without scripts. */
export const contactForm: FormTaker<Field, void> = { valuesOf, mistakesIn, deliver, trapped: undefined };
