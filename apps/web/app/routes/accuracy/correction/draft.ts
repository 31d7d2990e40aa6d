import { formDraft } from "../../../shared/form-draft/form-draft.ts";
import { fields } from "./fields.ts";

/** The input of the form for printed dates. */
export const draft = formDraft("correction_draft", fields);
