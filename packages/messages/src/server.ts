import { TYPE } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { type Language, languages, numberLocaleOf } from "./catalog/languages.ts";
import type { Area, MessageId, Messages } from "./catalog/shape.ts";
import type { Translator } from "./format/translator.ts";

async function load(code: string): Promise<Messages> {
  const { messages } = (await import(`./${code}/index.ts`)) as { readonly messages: Messages };
  return messages;
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
 * messagesOf("en").shell.siteName; //=> "Heater Age"
 */
export function messagesOf(language: Language): Messages {
  return texts[language];
}

function messageOf(language: Language, id: MessageId): IntlMessageFormat | string {
  const known = parsed[language].get(id);
  if (known !== undefined) return known;
  const [area = "", key = ""] = id.split(".");
  const format = new IntlMessageFormat(texts[language][area as Area][key as never], numberLocaleOf(language));
  const [only, ...others] = format.getAst();
  const message = only?.type === TYPE.literal && others.length === 0 ? only.value : format;
  parsed[language].set(id, message);
  return message;
}

type Values = Readonly<Record<string, string | number>>;

function textOf(language: Language, id: MessageId, values?: Values): string {
  const message = messageOf(language, id);
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
  return textOf(language, `${area}.${key}` as MessageId, values);
}

/**
 * Formats a text with words that stand out, which are `<strong>` in the message.
 *
 * @throws {FormatError} as `formatText` does.
 *
 * @example
 * formatStrong("en", "result", "otherDate", { date: "August 1985", age: "41 years, 3 months" });
 * //=> [{ text: "August 1985", strong: true }, { text: " · 41 years, 3 months old" }]
 */
export function formatStrong<A extends Area>(
  language: Language,
  area: A,
  key: keyof Messages[A] & string,
  values?: Values,
): readonly { readonly text: string; readonly strong?: true }[] {
  const message = messageOf(language, `${area}.${key}` as MessageId);
  if (typeof message === "string") return [{ text: message }];
  const formatted = message.format<{ readonly text: string; readonly strong: true }>({
    ...values,
    strong: (words) => ({ text: words.map(String).join(""), strong: true }),
  });
  const parts = Array.isArray(formatted) ? formatted : [formatted];
  return parts.map((part) => (typeof part === "string" ? { text: part } : part));
}

/**
 * Returns the translator of a language on the server.
 *
 * @example
 * translatorIn("en").formatMessage({ id: "reading.years" }, { count: 2 }); //=> "2 years"
 */
export const translatorIn = (language: Language): Translator => ({
  locale: language,
  formatMessage: ({ id }, values) => textOf(language, id, values),
});
