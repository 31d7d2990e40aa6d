// Written by `pnpm generate`. Do not edit.
import type { texts as en } from "./maker-texts-en.ts";
import type { texts as es } from "./maker-texts-es.ts";
import type { texts as fr } from "./maker-texts-fr.ts";
import type { texts as de } from "./maker-texts-de.ts";
import type { texts as it } from "./maker-texts-it.ts";

type Spoken = typeof en | typeof es | typeof fr | typeof de | typeof it;

/** Every text in one language. A text is given what the language takes that asks for most. */
export type MakerTexts = {
  readonly [Area in keyof Spoken]: {
    readonly [Key in keyof Spoken[Area]]: [Spoken[Area][Key]] extends [(values: infer Values) => string]
      ? (values: Values) => string
      : string;
  };
};

/** Fetches the texts by language. */
export const makerTexts: Readonly<Record<string, () => Promise<MakerTexts>>> = {
  en: async () => (await import("./maker-texts-en.ts")).texts,
  es: async () => (await import("./maker-texts-es.ts")).texts,
  fr: async () => (await import("./maker-texts-fr.ts")).texts,
  de: async () => (await import("./maker-texts-de.ts")).texts,
  it: async () => (await import("./maker-texts-it.ts")).texts,
};
