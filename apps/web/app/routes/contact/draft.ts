import { formDraft } from "../../check/form-draft.ts";
import { fields } from "./fields.ts";

/** The input of the contact form. */
export const draft = formDraft("contact_draft", fields);
