import { defaultLanguage, isLanguage, type Language } from "@heater-age/messages";

/** The language that a path begins with; the default one when it begins with none. */
export const languageOf = (segment: string | undefined): Language =>
  isLanguage(segment) ? segment : defaultLanguage;
