import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../server.ts";
import { defaultLanguage, type Language, languages } from "../catalog/languages.ts";
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

function folderOf(language: Language): Folder {
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
function saidIn(elements: readonly MessageFormatElement[]): readonly string[] {
  let said: readonly string[] = [""];
  const add = (endings: readonly string[]) => {
    said = said.flatMap((text) => endings.map((ending) => text + ending));
  };
  for (const element of elements) {
    if (element.type === TYPE.literal) add([element.value]);
    else if (element.type === TYPE.tag) add(saidIn(element.children));
    else if (element.type === TYPE.plural || element.type === TYPE.select)
      add(Object.values(element.options).flatMap(({ value }) => saidIn(value)));
    else add([element.type === TYPE.pound || settled.has(element.value) ? "X" : ANYTHING]);
  }
  return said;
}

const rawTextsOf = (language: Language) =>
  Object.entries(messagesOf(language)).flatMap(([area, texts]) =>
    Object.entries<string>(texts).map(([key, text]) => [`${area}.${key}`, text] as const),
  );

const textsOf = (language: Language) =>
  rawTextsOf(language).flatMap(([id, text]) => saidIn(parse(text)).map((said) => ({ id, said })));

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)+|\p{L}{2,}/gu) ?? [];

/** Returns whether one of the words directly precedes an argument that can start with any letter. */
const changesBefore = (text: string, words: readonly string[]): boolean =>
  words.length > 0 &&
  new RegExp(String.raw`(?<![\p{L}’])(?:${words.join("|")})[\s\u00a0]+${ANYTHING}`, "iu").test(text);

/** Returns the languages whose function words a text uses more than those of its own language. */
function likerLanguages(text: string, own: Language): readonly Language[] {
  const words = wordsOf(text);
  const score = (language: Language) => {
    const small = new Set(folderOf(language).functionWords);
    return words.filter((word) => small.has(word)).length;
  };
  return languages.map(({ code }) => code).filter((code) => score(code) > score(own));
}

describe.each(languages)("$name", ({ code }) => {
  it("follows the punctuation and style of the language", () => {
    const { writing } = folderOf(code);
    const mistakes = textsOf(code).flatMap(({ id, said }) =>
      mistakesIn(said, writing).map((mistake) => `${id}: ${mistake}: ${said}`),
    );
    expect(mistakes).toEqual([]);
  });

  it("has no word before a name that would have to change with it", () => {
    const { changingWords = [] } = folderOf(code).writing;
    const found = textsOf(code).filter(({ said }) => changesBefore(said, changingWords));
    expect(found).toEqual([]);
  });

  it("uses more function words of its own language than of others in each text", () => {
    const foreign = textsOf(code)
      .filter(({ said }) => wordsOf(said).length >= 4)
      .map(({ id, said }) => ({ id, said, like: likerLanguages(said, code) }))
      .filter(({ like }) => like.length > 0);
    expect(foreign).toEqual([]);
  });
});

describe.each(languages.filter(({ code }) => code !== defaultLanguage))(
  "$name compared with English",
  ({ code }) => {
    it("has no English text except those listed as the same", () => {
      const english = new Map(rawTextsOf(defaultLanguage));
      const same = rawTextsOf(code)
        .filter(
          ([id, text]) => wordsOf(text.replaceAll(/\{.*\}/gu, "")).length >= 2 && english.get(id) === text,
        )
        .map(([, text]) => text);
      expect([...new Set(same)].toSorted()).toEqual([...folderOf(code).writing.sameAsEnglish].toSorted());
    });
  },
);

it.each([
  ["en", "A {brand} heater", true],
  ["en", "Your {brand} heater", false],
  ["en", "A {count} of {brand}", false],
  ["es", "Rheem y {brand}", true],
  ["fr", "Les numéros de {brand}", true],
  ["fr", "Les numéros de la marque {brand}", false],
  ["fr", "Fabriqué {part, select, week {en {date}} other {depuis le mois de {month}}}", true],
  ["it", "Appartiene a {company}", true],
  ["it", "Pubblicato da {company}", false],
] as const)("%s: a word that changes before a name in “%s”: %s", (language, text, found) => {
  const { changingWords = [] } = folderOf(language).writing;
  expect(saidIn(parse(text)).some((said) => changesBefore(said, changingWords))).toBe(found);
});

describe("mistakesIn", () => {
  const of = (language: Language) => folderOf(language).writing;

  it.each([
    ["de", "Zwei  Wörter", ["doubled space"]],
    ["de", "Am Ende ", ["space at an end"]],
    ["de", "Wird geladen …", ["space before a mark"]],
    ["de", "So geht's", ["straight apostrophe"]],
    ["de", "Auf dem “Schild”", ["wrong quotation marks"]],
    ["de", "Auf dem „Schild", ["wrong quotation marks"]],
    ["de", "Mit 5 kW", ["number and unit can be parted"]],
    ["en", "On the „plate“", ["wrong quotation marks"]],
    ["en", 'On the "plate"', ["wrong quotation marks"]],
    ["es", "Dónde está?", ["no ¿"]],
    ["es", "«Serie»", ["wrong quotation marks"]],
    ["fr", "Où est-elle ?", ["space before a mark", "space before ?"]],
    ["fr", "Marque: Rheem", ["space before :"]],
    ["fr", "La «plaque»", ["wrong quotation marks"]],
    ["it", "La “targhetta”", ["wrong quotation marks"]],
    ["it", "l'apparecchio", ["straight apostrophe"]],
  ] as const)("%s: %s", (language, text, mistakes) => {
    expect(mistakesIn(text, of(language))).toEqual(mistakes);
  });

  it.each([
    ["de", "Auf dem „Schild“, „S/N“: 5\u00a0kW\u00a0…"],
    ["en", "It's on the “plate”, marked “S/N”: 5\u00a0kW…"],
    ["es", "¿Dónde está la “placa”? En el lado."],
    ["fr", "Où est la «\u00a0plaque\u00a0»\u202f? Marque\u00a0: Rheem, https://example.org"],
    ["it", "L’apparecchio «S/N»: dov’è?"],
  ] as const)("%s: no mistakes in: %s", (language, text) => {
    expect(mistakesIn(text, of(language))).toEqual([]);
  });
});

it("a text left in another language is detected by its function words", () => {
  expect(likerLanguages("Suchen Sie auf dem Schild nach der Nummer", "it")).toContain("de");
  expect(likerLanguages("La garanzia del produttore vale dalla data di installazione", "es")).toEqual(["it"]);
  expect(likerLanguages("Look for the number on the plate", "fr")).toEqual(["en"]);
});
