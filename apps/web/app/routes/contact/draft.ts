import { draftOf } from "../../shared/draft/draft-of.ts";
import { fields } from "./fields.ts";

/** What was typed into the form to write to the operator. */
export const draft = draftOf("contact_draft", fields);
