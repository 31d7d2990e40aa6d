// Written by `pnpm generate`. Do not edit.
import type { TextFunctions } from "@heater-age/messages/format";

/** Fetches the texts by language. */
export const texts: Readonly<Record<string, () => Promise<TextFunctions>>> = {
  en: async () => (await import("./makers-texts-en.ts")).texts,
  es: async () => (await import("./makers-texts-es.ts")).texts,
  fr: async () => (await import("./makers-texts-fr.ts")).texts,
  de: async () => (await import("./makers-texts-de.ts")).texts,
  it: async () => (await import("./makers-texts-it.ts")).texts,
};
