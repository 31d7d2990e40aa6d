import { dateIn } from "@heater-age/messages/format";
import type { ComponentChild } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { defaultLanguage, type LanguageEntry, languages, type Texts } from "../generated/languages.ts";

/** A language, ready to be spoken. */
export interface Speech {
  /** BCP 47 code. */
  readonly language: string;
  readonly direction: LanguageEntry["direction"];
  readonly texts: Texts;
  /** A day in milliseconds since 1970, or as much of it as is known. It stands for itself in every time zone. */
  readonly date: (day: number, options: Intl.DateTimeFormatOptions) => string;
  /** "one, another or a third". */
  readonly either: (texts: readonly string[]) => string;
}

/**
 * The language to speak where one is asked for: that one, in whichever country, if the widget speaks it, else English.
 *
 * @example
 * spokenLanguage("de-AT"); //=> "de"
 * spokenLanguage("nl"); //=> "en"
 */
export function spokenLanguage(wanted: string): string {
  const code = wanted.toLowerCase().split(/[-_]/u)[0] ?? "";
  return Object.hasOwn(languages, code) ? code : defaultLanguage;
}

/**
 * Fetches a language.
 *
 * @throws when its file cannot be fetched.
 */
export async function loadSpeech(language: string): Promise<Speech> {
  const entry = languages[language];
  if (entry === undefined) throw new Error(`There are no texts in "${language}"`);
  const list = new Intl.ListFormat(language, { type: "disjunction" });
  return {
    language,
    direction: entry.direction,
    texts: await entry.load(),
    date: (day, options) => dateIn(language, day, options),
    either: (alternatives) => list.format(alternatives),
  };
}

/** A text, filled if it can be. */
export const filled = <Values>(text: string | ((values: Values) => string), values: Values): string =>
  typeof text === "string" ? text : text(values);

// Characters that no text has.
const slots = ["\uE000", "\uE001"] as const;
const SLOT = /([\uE000\uE001])/u;

/**
 * A text with elements in it.
 *
 * @param text Makes the text of what stands for the elements.
 *
 * @example
 * withElements((serial) => texts.result.serialOnly({ serial }), <b>{serial}</b>); //=> ["Serial ", <b>…</b>, ""]
 */
export function withElements(
  text: (...slots: readonly [string, string]) => string,
  ...elements: readonly ComponentChild[]
): readonly ComponentChild[] {
  return text(...slots)
    .split(SLOT)
    .map((part) => (part === slots[0] ? elements[0] : part === slots[1] ? elements[1] : part));
}

const Spoken = createContext<Speech | undefined>(undefined);

/** Gives the language to what is inside. */
export const SpeechProvider = Spoken.Provider;

/** The language of the widget. */
export function useSpeech(): Speech {
  const speech = useContext(Spoken);
  if (speech === undefined) throw new Error("Nothing is said outside of the widget");
  return speech;
}
