import type { Language } from "@heater-age/messages";
import type { CheckData } from "./check-data.ts";

/** What the page with the form shows, and in which language. */
export const onPage: { current?: { readonly data: CheckData; readonly language: Language } } = {};
