// Written by `pnpm generate`. Do not edit.
import type { texts as en } from "./texts-en.ts";
import type { texts as es } from "./texts-es.ts";
import type { texts as fr } from "./texts-fr.ts";
import type { texts as de } from "./texts-de.ts";
import type { texts as it } from "./texts-it.ts";

type Spoken = typeof en | typeof es | typeof fr | typeof de | typeof it;

/** Every text in one language. A text is given what the language takes that asks for most. */
export type Texts = {
  readonly [Area in keyof Spoken]: {
    readonly [Key in keyof Spoken[Area]]: [Spoken[Area][Key]] extends [(values: infer Values) => string]
      ? (values: Values) => string
      : string;
  };
};

/** What is known of a language before its texts are there. */
export interface LanguageEntry {
  readonly direction: "ltr" | "rtl";
  readonly load: () => Promise<Texts>;
}

/** Every language that the widget speaks. */
export const languages: Readonly<Record<string, LanguageEntry>> = {
  en: {
    direction: "ltr",
    load: async () => (await import("./texts-en.ts")).texts,
  },
  es: {
    direction: "ltr",
    load: async () => (await import("./texts-es.ts")).texts,
  },
  fr: {
    direction: "ltr",
    load: async () => (await import("./texts-fr.ts")).texts,
  },
  de: {
    direction: "ltr",
    load: async () => (await import("./texts-de.ts")).texts,
  },
  it: {
    direction: "ltr",
    load: async () => (await import("./texts-it.ts")).texts,
  },
};

/** What is spoken where another language is asked for. */
export const defaultLanguage = "en";
