import { formDraft } from "../../../shared/form-draft/form-draft.ts";
import { fields } from "./fields.ts";

/** What was typed into the form for printed dates. */
export const draft = formDraft("correction_draft", fields);
