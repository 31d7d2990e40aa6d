import type { FormTaker } from "../../shared/forms/answer-form.server.ts";
import { deliver } from "./deliver.ts";
import { type Field, mistakesIn, valuesOf } from "./fields.ts";

/** The contact form, when sent without scripts. */
export const contactForm: FormTaker<Field, void> = { valuesOf, mistakesIn, deliver, trapped: undefined };
