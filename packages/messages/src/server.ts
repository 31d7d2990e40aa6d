import { TYPE } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { type Language, languages, toNumberLocale } from "./catalog/languages.ts";
import type { Area, MessageId, Messages } from "./catalog/shape.ts";
import type { Translator } from "./format/translator.ts";

async function load(code: string): Promise<Messages> {
  return (await import(`./${code}/index.ts`)) as Messages;
}

const texts: Readonly<Record<Language, Messages>> = Object.fromEntries(
  await Promise.all(languages.map(async ({ code }) => [code, await load(code)] as const)),
) as Record<Language, Messages>;

// A text without arguments is kept as it is: most of an answer is such texts.
const parsed = Object.fromEntries(
  languages.map(({ code }) => [code, new Map<string, IntlMessageFormat | string>()]),
) as Record<Language, Map<string, IntlMessageFormat | string>>;

/**
 * Returns all texts of a language as ICU messages.
 *
 * @example
 * loadMessages("en").shell.siteName; //=> "Heater Age"
 */
export function loadMessages(language: Language): Messages {
  return texts[language];
}

/** A text with its full name. */
export interface NamedText {
  readonly id: MessageId;
  /** ICU message. */
  readonly text: string;
}

export const listTexts = (language: Language): readonly NamedText[] =>
  Object.entries(texts[language]).flatMap(([area, messages]) =>
    Object.entries<string>(messages).map(([key, text]) => ({ id: `${area}.${key}` as MessageId, text })),
  );

function parseMessage(language: Language, id: MessageId): IntlMessageFormat | string {
  const known = parsed[language].get(id);
  if (known !== undefined) return known;
  const [area = "", key = ""] = id.split(".");
  const parsedFormat = new IntlMessageFormat(
    texts[language][area as Area][key as never],
    toNumberLocale(language),
  );
  const [only, ...others] = parsedFormat.getAst();
  const message = only?.type === TYPE.literal && others.length === 0 ? only.value : parsedFormat;
  parsed[language].set(id, message);
  return message;
}

type Values = Readonly<Record<string, string | number>>;

function format(language: Language, id: MessageId, values?: Values): string {
  const message = parseMessage(language, id);
  return typeof message === "string" ? message : String(message.format({ ...values }));
}

/**
 * Formats a text on the server. Each message is parsed once for the life of the process.
 *
 * @param values What fills the message's arguments.
 * @throws {FormatError} when an argument of the message has no value: a mistake in the calling program.
 *
 * @example
 * formatText("en", "reading", "years", { count: 2 }); //=> "2 years"
 */
export function formatText<A extends Area>(
  language: Language,
  area: A,
  key: keyof Messages[A] & string,
  values?: Values,
): string {
  return format(language, `${area}.${key}` as MessageId, values);
}

/**
 * Returns the translator of a language on the server.
 *
 * @example
 * translatorIn("en").formatMessage({ id: "reading.years" }, { count: 2 }); //=> "2 years"
 */
export const translatorIn = (language: Language): Translator => ({
  locale: language,
  formatMessage: ({ id }, values) => format(language, id, values),
});
