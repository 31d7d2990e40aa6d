import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { listTexts } from "../server.ts";
import { defaultLanguage, type Language, languages } from "../catalog/languages.ts";
import { sentencesIn } from "../sentences.ts";
import { mistakesIn, type Writing } from "./writing.ts";

interface Folder {
  readonly writing: Writing;
  readonly functionWords: readonly string[];
}

const folders = new Map<Language, Folder>(
  await Promise.all(
    languages.map(async ({ code }) => [code, (await import(`../${code}/writing.ts`)) as Folder] as const),
  ),
);

function readFolder(language: Language): Folder {
  const folder = folders.get(language);
  if (folder === undefined) throw new Error(`No folder of ${language}`);
  return folder;
}

/** Arguments that never change the word before them: numbers, and names that the product defines. */
const settled: ReadonlySet<string> = new Set(
  "api batch client count days decoder every flow from gallons hours length line longest months most next power rules shortest to value version volume week weight year years".split(
    " ",
  ),
);

/** Replaces an argument that can start with any letter. */
const ANYTHING = "\uFFFC";

/** Returns the text of each case of a message, with a placeholder for each argument. */
function readCases(elements: readonly MessageFormatElement[]): readonly string[] {
  let cases: readonly string[] = [""];
  const add = (endings: readonly string[]) => {
    cases = cases.flatMap((text) => endings.map((ending) => text + ending));
  };
  for (const element of elements) {
    if (element.type === TYPE.literal) add([element.value]);
    else if (element.type === TYPE.tag) add(readCases(element.children));
    else if (element.type === TYPE.plural || element.type === TYPE.select)
      add(Object.values(element.options).flatMap(({ value }) => readCases(value)));
    else add([element.type === TYPE.pound || settled.has(element.value) ? "X" : ANYTHING]);
  }
  return cases;
}

const readTexts = (language: Language) =>
  listTexts(language).flatMap(({ id, text }) => readCases(parse(text)).map((wording) => ({ id, wording })));

const findWords = (text: string) => text.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)+|\p{L}{2,}/gu) ?? [];

/** Returns whether one of the words directly precedes an argument that can start with any letter. */
const changesBefore = (text: string, words: readonly string[]): boolean =>
  words.length > 0 &&
  new RegExp(String.raw`(?<![\p{L}’])(?:${words.join("|")})[\s\u00a0]+${ANYTHING}`, "iu").test(text);

/** Returns the languages whose function words a text uses more than those of its own language. */
function findCloserLanguages(text: string, own: Language): readonly Language[] {
  const words = findWords(text);
  const score = (language: Language) => {
    const small = new Set(readFolder(language).functionWords);
    return words.filter((word) => small.has(word)).length;
  };
  return languages.map(({ code }) => code).filter((code) => score(code) > score(own));
}

describe.each(languages)("$name", ({ code }) => {
  it("follows the punctuation and style of the language", () => {
    const { writing } = readFolder(code);
    const mistakes = readTexts(code).flatMap(({ id, wording }) =>
      mistakesIn(wording, writing).map((mistake) => `${id}: ${mistake}: ${wording}`),
    );
    expect(mistakes).toEqual([]);
  });

  it("has no word before a name that would have to change with it", () => {
    const { changingWords = [] } = readFolder(code).writing;
    const changing = readTexts(code).filter(({ wording }) => changesBefore(wording, changingWords));
    expect(changing).toEqual([]);
  });

  it("uses more function words of its own language than of others in each text", () => {
    const foreign = readTexts(code)
      .filter(({ wording }) => findWords(wording).length >= 4)
      .map(({ id, wording }) => ({ id, wording, like: findCloserLanguages(wording, code) }))
      .filter(({ like }) => like.length > 0);
    expect(foreign).toEqual([]);
  });
});

describe.each(languages.filter(({ code }) => code !== defaultLanguage))(
  "$name compared with English",
  ({ code }) => {
    it("has no English text except those listed as the same", () => {
      const english = new Map(listTexts(defaultLanguage).map(({ id, text }) => [id, text]));
      const same = listTexts(code)
        .filter(
          ({ id, text }) =>
            findWords(text.replaceAll(/\{.*\}/gu, "")).length >= 2 && english.get(id) === text,
        )
        .map(({ text }) => text);
      expect([...new Set(same)].toSorted()).toEqual([...readFolder(code).writing.sameAsEnglish].toSorted());
    });

    it("has no English sentence in its texts", () => {
      const english = readTexts(code).flatMap(({ id, wording }) =>
        sentencesIn(defaultLanguage, wording, code).map((sentence) => `${id}: ${sentence}`),
      );
      expect(english).toEqual([]);
    });

    it("detects a text that was left in English", () => {
      const sentences = readTexts(defaultLanguage)
        .flatMap(({ wording }) => wording.split(/[.!?:;…]+/u))
        .filter((sentence) => sentence.trim().split(/\s+/u).length >= 7);
      const recognized = sentences.filter(
        (sentence) => sentencesIn(defaultLanguage, sentence, code).length > 0,
      );
      expect(sentences.length).toBeGreaterThan(300);
      expect(recognized.length / sentences.length).toBeGreaterThan(0.9);
    });
  },
);

it.each([
  ["en", "A {brand} heater", true],
  ["en", "A {count} of {brand}", false],
  ["es", "Rheem y {brand}", true],
  ["fr", "Les numéros de {brand}", true],
  ["fr", "Fabriqué {part, select, week {en {date}} other {depuis le mois de {month}}}", true],
  ["it", "Appartiene a {company}", true],
] as const)("%s: a word that changes before a name in “%s”: %s", (language, text, expected) => {
  const { changingWords = [] } = readFolder(language).writing;
  expect(readCases(parse(text)).some((wording) => changesBefore(wording, changingWords))).toBe(expected);
});

describe("mistakesIn", () => {
  const rules = (language: Language) => readFolder(language).writing;

  it.each([
    ["de", "Zwei  Wörter", ["doubled space"]],
    ["de", "Am Ende ", ["space at an end"]],
    ["de", "Wird geladen …", ["space before a mark"]],
    ["de", "So geht's", ["straight apostrophe"]],
    ["de", "Auf dem “Schild”", ["wrong quotation marks"]],
    ["de", "Auf dem „Schild", ["wrong quotation marks"]],
    ["de", "Mit 5 kW", ["number and unit can be parted"]],
    ["es", "Dónde está?", ["no ¿"]],
    ["fr", "Où est-elle ?", ["space before a mark", "space before ?"]],
  ] as const)("%s: %s", (language, text, mistakes) => {
    expect(mistakesIn(text, rules(language))).toEqual(mistakes);
  });
});

it("a text left in another language is detected by its function words", () => {
  expect(findCloserLanguages("Suchen Sie auf dem Schild nach der Nummer", "it")).toContain("de");
  expect(findCloserLanguages("La garanzia del produttore vale dalla data di installazione", "es")).toEqual([
    "it",
  ]);
  expect(findCloserLanguages("Look for the number on the plate", "fr")).toEqual(["en"]);
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
