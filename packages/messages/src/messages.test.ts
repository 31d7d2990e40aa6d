import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { formatText, listTexts, loadMessages } from "./server.ts";
import { defaultLanguage, type Language, languages } from "./catalog/languages.ts";

/** Returns the elements of a message, including those inside others. */
const findAll = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...findAll(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => findAll(value))];
  });

/** Returns the names of a message's arguments, without duplicates, in alphabetical order. */
function findArguments(text: string): readonly string[] {
  const names = findAll(parse(text)).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : element.value,
  );
  return [...new Set(names)].toSorted();
}

/** Returns the cases of a message's selections, and the forms of its plurals without exact numbers. */
const findCases = (text: string) =>
  findAll(parse(text)).flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const names = Object.keys(element.options).filter((name) => !name.startsWith("="));
    return { kind: element.type === TYPE.plural ? "plural" : element.value, names: names.toSorted() };
  });

const listCases = (language: Language) =>
  listTexts(language).flatMap(({ id, text }) => findCases(text).map((cases) => ({ id, ...cases })));

/** Texts with an exclamation mark in the specification. */
const exclaimed: ReadonlySet<string> = new Set([
  "contact.intro",
  "contact.sentTitle",
  "failure.reported",
  "result.copied",
  "share.copied",
]);

const outline = (language: Language) => listTexts(language).map(({ id, text }) => [id, findArguments(text)]);

describe.each(languages)("$name", ({ code }) => {
  it("has the areas, keys and arguments of English", () => {
    expect(outline(code)).toEqual(outline(defaultLanguage));
  });

  it("has every plural form of whole numbers, and the selections of English", () => {
    const rules = new Intl.PluralRules(code);
    const counts = [...Array.from({ length: 200 }, (_, count) => count), 1_000_000];
    const forms = [...new Set(counts.map((count) => rules.select(count)))].toSorted();
    const selections = listCases(defaultLanguage).filter(({ kind }) => kind !== "plural");
    const here = listCases(code);
    expect(here.filter(({ kind }) => kind !== "plural")).toEqual(selections);
    for (const { id, kind, names } of here) if (kind === "plural") expect(names, id).toEqual(forms);
  });

  it("formats no date or time, which would use the reader's time zone", () => {
    const timed = listTexts(code).filter(({ text }) =>
      findAll(parse(text)).some(({ type }) => type === TYPE.date || type === TYPE.time),
    );
    expect(timed).toEqual([]);
  });

  it("has no literal number on the accuracy page: each is a value", () => {
    const numbered = Object.values<string>(loadMessages(code).accuracy).filter((text) =>
      findAll(parse(text)).some((element) => element.type === TYPE.literal && /\p{N}/u.test(element.value)),
    );
    expect(numbered).toEqual([]);
  });

  it("has no empty text, and exclamation marks only where the specification has them", () => {
    for (const { id, text } of listTexts(code)) {
      expect(text.trim(), id).not.toBe("");
      if (!exclaimed.has(id)) expect(text, id).not.toContain("!");
    }
  });
});

describe("formatText", () => {
  it.each([
    ["en", "1,000,000 years", "1,000,001 years"],
    ["es", "1,000,000 de años", "1,000,001 años"],
    ["fr", "1\u202F000\u202F000 d’ans", "1\u202F000\u202F001 ans"],
    ["it", "1.000.000 di anni", "1.000.001 anni"],
  ] as const)("formats a million naturally in %s", (language, million, more) => {
    const years = (count: number) => formatText(language, "reading", "years", { count });
    expect([years(1_000_000), years(1_000_001)]).toEqual([million, more]);
  });

  it("refuses a message with missing arguments", () => {
    expect(() => formatText("en", "shell", "footerCompany")).toThrow(/company/u);
  });
});

/** Pairs of arguments: the earlier or smaller one is named first. */
const ordered = [
  ["{before}", "{now}"],
  ["{from}", "{to}"],
] as const;

it.each(languages.map(({ code }) => code))("names the earlier and the smaller first in %s", (language) => {
  const wrong = listTexts(language).filter(({ text }) =>
    ordered.some(
      ([first, second]) =>
        text.includes(first) && text.indexOf(second) < text.indexOf(first) && text.includes(second),
    ),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
