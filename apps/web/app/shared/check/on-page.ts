import type { Language } from "@heater-age/messages";
import type { CheckData } from "./check-data.ts";

/** The content of the page with the form, and its language. */
export const onPage: { current?: { readonly data: CheckData; readonly language: Language } } = {};
