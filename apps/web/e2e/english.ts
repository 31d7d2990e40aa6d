import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { loadMessages } from "@heater-age/messages/server";
import { sentencesIn } from "@heater-age/messages/sentences";
import { readPage } from "./read-page.ts";

/** Every text of each language, exactly as written. */
const texts = new Map<Language, ReadonlySet<string>>(
  languages.map(({ code }) => [
    code,
    new Set(Object.values(loadMessages(code)).flatMap((area) => Object.values<string>(area))),
  ]),
);

const isText = (language: Language, text: string): boolean => texts.get(language)?.has(text) === true;

/**
 * Returns the English text on a page in another language: sentences, and texts that are identical to the English
 * ones.
 *
 * @example
 * englishIn('<html lang="es"><button>Print Results</button></html>', "es"); //=> ["button: Print Results"]
 */
export const englishIn = (html: string, language: Language): readonly string[] =>
  readPage(html).flatMap(({ where, text }) =>
    (isText(defaultLanguage, text) && !isText(language, text)) ||
    sentencesIn(defaultLanguage, text, language).length > 0
      ? [`${where}: ${text}`]
      : [],
  );
