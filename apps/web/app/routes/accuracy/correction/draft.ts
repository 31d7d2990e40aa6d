import { draftOf } from "../../../shared/draft/draft-of.ts";
import { fields } from "./fields.ts";

/** What was typed into the form for printed dates. */
export const draft = draftOf("correction_draft", fields);
