import { IntlMessageFormat } from "intl-messageformat";
import { type Language, languages } from "./languages.ts";
import type { Area, Messages } from "./shape.ts";

async function load(code: string): Promise<Messages> {
  const { messages } = (await import(`./${code}/index.ts`)) as { readonly messages: Messages };
  return messages;
}

const texts: Readonly<Record<Language, Messages>> = Object.fromEntries(
  await Promise.all(languages.map(async ({ code }) => [code, await load(code)] as const)),
) as Record<Language, Messages>;

const parsed = new Map<string, IntlMessageFormat>();

/**
 * All texts of a language as ICU messages.
 *
 * @example
 * messagesOf("en").shell.siteName; //=> "Heater Age"
 */
export function messagesOf(language: Language): Messages {
  return texts[language];
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
  values: Readonly<Record<string, string | number>> = {},
): string {
  const id = `${language}.${area}.${key}`;
  let message = parsed.get(id);
  if (message === undefined) {
    message = new IntlMessageFormat(texts[language][area][key], language);
    parsed.set(id, message);
  }
  return String(message.format({ ...values }));
}
