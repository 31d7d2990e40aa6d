import type { FormTaker } from "../../shared/forms/answer-form.server.ts";
import { deliver } from "./deliver.ts";
import { type Field, mistakesIn, readValues } from "./fields.ts";

/** The contact form, when sent without scripts. */
export const contactForm: FormTaker<Field, void> = { readValues, mistakesIn, deliver, trapped: undefined };
