// Written by `pnpm generate`. Do not edit.
import type { texts as en } from "./advice-texts-en.ts";
import type { texts as es } from "./advice-texts-es.ts";
import type { texts as fr } from "./advice-texts-fr.ts";
import type { texts as de } from "./advice-texts-de.ts";
import type { texts as it } from "./advice-texts-it.ts";

type Spoken = typeof en | typeof es | typeof fr | typeof de | typeof it;

/** Every text in one language. A text is given what the language takes that asks for most. */
export type AdviceTexts = {
  readonly [Area in keyof Spoken]: {
    readonly [Key in keyof Spoken[Area]]: [Spoken[Area][Key]] extends [(values: infer Values) => string]
      ? (values: Values) => string
      : string;
  };
};

/** Fetches the texts by language. */
export const adviceTexts: Readonly<Record<string, () => Promise<AdviceTexts>>> = {
  en: async () => (await import("./advice-texts-en.ts")).texts,
  es: async () => (await import("./advice-texts-es.ts")).texts,
  fr: async () => (await import("./advice-texts-fr.ts")).texts,
  de: async () => (await import("./advice-texts-de.ts")).texts,
  it: async () => (await import("./advice-texts-it.ts")).texts,
};
