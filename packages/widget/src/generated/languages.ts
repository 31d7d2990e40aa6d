// Written by `pnpm generate`. Do not edit.
import type { TextFunctions } from "@heater-age/messages/format";

/** A language, with how its texts are fetched. */
export interface LanguageEntry {
  readonly direction: "ltr" | "rtl";
  readonly load: () => Promise<TextFunctions>;
}

/** Every language of the widget. */
export const languages: Readonly<Record<string, LanguageEntry>> = {
  en: { direction: "ltr", load: async () => (await import("./texts-en.ts")).texts },
  es: { direction: "ltr", load: async () => (await import("./texts-es.ts")).texts },
  fr: { direction: "ltr", load: async () => (await import("./texts-fr.ts")).texts },
  de: { direction: "ltr", load: async () => (await import("./texts-de.ts")).texts },
  it: { direction: "ltr", load: async () => (await import("./texts-it.ts")).texts },
};

/** The language for those that it lacks. */
export const defaultLanguage = "en";
