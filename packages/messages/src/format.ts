import { IntlMessageFormat } from "intl-messageformat";
import { type Language, languages } from "./languages.ts";
import type { Speech } from "./reading.ts";
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

function messageOf<A extends Area>(language: Language, area: A, key: keyof Messages[A] & string) {
  const id = `${language}.${area}.${key}`;
  let message = parsed.get(id);
  if (message === undefined) {
    message = new IntlMessageFormat(texts[language][area][key], language);
    parsed.set(id, message);
  }
  return message;
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
export const formatText = <A extends Area>(
  language: Language,
  area: A,
  key: keyof Messages[A] & string,
  values: Readonly<Record<string, string | number>> = {},
): string => String(messageOf(language, area, key).format({ ...values }));

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
  values: Readonly<Record<string, string | number>> = {},
): readonly { readonly text: string; readonly strong?: true }[] {
  const formatted = messageOf(language, area, key).format<{ readonly text: string; readonly strong: true }>({
    ...values,
    strong: (words) => ({ text: words.map(String).join(""), strong: true }),
  });
  const parts = Array.isArray(formatted) ? formatted : [formatted];
  return parts.map((part) => (typeof part === "string" ? { text: part } : part));
}

/**
 * What says texts of a language on the server, as `reading` and `explanation` take it.
 *
 * @example
 * speechIn("en").formatMessage({ id: "reading.years" }, { count: 2 }); //=> "2 years"
 */
export const speechIn = (language: Language): Speech => ({
  locale: language,
  formatMessage({ id }, values) {
    const [area = "", key = ""] = id.split(".");
    return formatText(language, area as Area, key as never, values);
  },
});
