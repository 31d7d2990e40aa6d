import { formDraft } from "../../shared/form-draft/form-draft.ts";
import { fields } from "./fields.ts";

/** What was typed into the form to write to the operator. */
export const draft = formDraft("contact_draft", fields);
