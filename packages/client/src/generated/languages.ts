// Written by `pnpm generate`. Do not edit.
/** Code of a language that has texts. */
export type Language = "en" | "es" | "fr" | "de" | "it";

/** The texts of the decoder's answers in each language, loaded when they are needed. */
export const offlineTexts = {
  en: () => import("./offline/en.ts"),
  es: () => import("./offline/es.ts"),
  fr: () => import("./offline/fr.ts"),
  de: () => import("./offline/de.ts"),
  it: () => import("./offline/it.ts"),
};

/** The language of texts when no other is known. */
export const defaultLanguage: Language = "en";
