import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { listTexts } from "./server.ts";
import { defaultLanguage, languages } from "./catalog/languages.ts";
import { sentencesIn } from "./sentences.ts";

/** Returns all cases of a message, without its arguments. */
const readCases = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return readCases(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return " ";
      return Object.values(element.options)
        .map(({ value }) => readCases(value))
        .join(" ");
    })
    .join("");

const others = languages.filter(({ code }) => code !== defaultLanguage);

describe.each(others)("$name", ({ code }) => {
  it("has no English sentence in its texts", () => {
    const english = listTexts(code).flatMap(({ id, text }) =>
      sentencesIn(defaultLanguage, readCases(parse(text)), code).map((sentence) => `${id}: ${sentence}`),
    );
    expect(english).toEqual([]);
  });

  it("detects a text that was left in English", () => {
    const sentences = listTexts(defaultLanguage)
      .flatMap(({ text }) => readCases(parse(text)).split(/[.!?:;…]+/u))
      .filter((sentence) => sentence.trim().split(/\s+/u).length >= 7);
    const recognized = sentences.filter(
      (sentence) => sentencesIn(defaultLanguage, sentence, code).length > 0,
    );
    expect(sentences.length).toBeGreaterThan(300);
    expect(recognized.length / sentences.length).toBeGreaterThan(0.9);
  });
});

describe("sentencesIn", () => {
  it("finds an English sentence among others", () => {
    const text = "Le numéro ne dit rien. Look for the label of the maker. Regardez la plaque.";
    expect(sentencesIn("en", text, "fr")).toEqual(["Look for the label of the maker."]);
  });

  it("ignores names and single words", () => {
    expect(sentencesIn("en", "The Home Depot, Coast To Coast", "it")).toEqual([
      "The Home Depot, Coast To Coast",
    ]);
    expect(sentencesIn("en", "The Earl’s Energy", "it")).toEqual([]);
  });

  it("ignores words that the language shares with English", () => {
    expect(sentencesIn("en", "Was war her, was will so?", "de")).toEqual([]);
  });
});
