import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "./catalog/languages.ts";
import { entries, toPattern } from "./glossary.ts";
import { listTexts } from "./server.ts";

/** The limits of every language: words per sentence, and glossary terms with a second name in the texts. */
const most = { average: 8.2, longest: 25, twoNames: 6 };

const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;
const SENTENCE_END = /[.!?][”“»]?$/u;

/** Returns a message in its most general case, with a number for each argument. */
const readMessage = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return readMessage(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return "0";
      return readMessage(element.options["other"]?.value ?? []);
    })
    .join("");

const readTexts = (language: Language) =>
  listTexts(language).map(({ id, text }) => ({ id, text: readMessage(parse(text)) }));

/** Returns every whole sentence of the texts with its number of words, without labels and headings. */
function findSentences(language: Language) {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return readTexts(language).flatMap(({ id, text }) =>
    [...segmenter.segment(text)]
      .map(({ segment }) => segment.trim())
      .filter((sentence) => SENTENCE_END.test(sentence))
      .map((sentence) => ({ id, sentence, words: sentence.match(WORD)?.length ?? 0 })),
  );
}

describe.each(languages)("$name", ({ code }) => {
  it("has short sentences", () => {
    const sentences = findSentences(code);
    const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
    expect(sentences.length).toBeGreaterThan(900);
    expect(words / sentences.length).toBeLessThanOrEqual(most.average);
    expect(sentences.filter((sentence) => sentence.words > most.longest)).toEqual([]);
  });

  it("uses one name for each thing", () => {
    const texts = readTexts(code);
    const named = entries
      .filter((entry) => entry.code === code && entry.used)
      .map(({ term, use }) => ({
        term,
        names: use.filter((name) => {
          const pattern = toPattern(name);
          return texts.some(({ text }) => pattern.test(text));
        }),
      }));
    const twice = named.filter(({ names }) => names.length > 1);
    expect(twice.length, JSON.stringify(twice)).toBeLessThanOrEqual(most.twoNames);
  });
});
