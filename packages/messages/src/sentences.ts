import { type Language, languages } from "./catalog/languages.ts";

async function load(code: string): Promise<ReadonlySet<string>> {
  const { functionWords } = (await import(`./${code}/writing.ts`)) as {
    readonly functionWords: readonly string[];
  };
  return new Set(functionWords);
}

const words: Readonly<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  await Promise.all(languages.map(async ({ code }) => [code, await load(code)] as const)),
) as Record<Language, ReadonlySet<string>>;

const SENTENCE = /[^.!?:;…]+[.!?:;…]*/gu;
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
// One may stand in a name: "The Home Depot".
const ENOUGH = 2;

/**
 * The sentences of a text that are not in the language they should be in, but in another: those with two small words of
 * the other one that this one does not have. Names and single words are no sentences.
 *
 * @example
 * sentencesIn("en", "Escriba el número. The year is not known.", "es"); //=> ["The year is not known."]
 */
export function sentencesIn(other: Language, text: string, language: Language): readonly string[] {
  const isForeign = (word: string) => words[other].has(word) && !words[language].has(word);
  return [...text.matchAll(SENTENCE)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => {
      const spoken = [...sentence.toLowerCase().matchAll(WORD)].map(([word]) => word);
      return new Set(spoken.filter(isForeign)).size >= ENOUGH;
    });
}
