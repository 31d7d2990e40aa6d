import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { formatText, listTexts, loadMessages } from "./server.ts";
import { defaultLanguage, type Language, languages } from "./catalog/languages.ts";

/** Returns the names of a message's arguments, without duplicates, in alphabetical order. */
function findArguments(elements: readonly MessageFormatElement[]): readonly string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const nested =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => findArguments(value))
        : [];
    return [element.value, ...nested];
  });
  return [...new Set(names)].toSorted();
}

/** Returns whether a message formats a date or a time itself. */
const hasTime = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.date || element.type === TYPE.time) return true;
    if (element.type === TYPE.tag) return hasTime(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
    return Object.values(element.options).some(({ value }) => hasTime(value));
  });

/** Returns the cases of a message's selections, and the forms of its plurals without exact numbers. */
function findCases(elements: readonly MessageFormatElement[]): readonly (readonly [string, string[]])[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const names = Object.keys(element.options).filter((name) => !name.startsWith("="));
    const nested = Object.values(element.options).flatMap(({ value }) => findCases(value));
    const kind = element.type === TYPE.plural ? "plural" : element.value;
    return [[kind, names.toSorted()] as const, ...nested];
  });
}

const listCases = (language: Language) =>
  listTexts(language).flatMap(({ id, text }) =>
    findCases(parse(text)).map(([kind, names]) => ({ id, kind, names })),
  );

/** Texts with an exclamation mark in the specification. */
const exclaimed: ReadonlySet<string> = new Set([
  "contact.intro",
  "contact.sentTitle",
  "failure.reported",
  "result.copied",
  "share.copied",
]);

const outline = (language: Language) =>
  listTexts(language).map(({ id, text }) => [id, findArguments(parse(text))]);

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
    for (const { id, text } of listTexts(code)) expect(hasTime(parse(text)), id).toBe(false);
  });

  it("has no literal number on the accuracy page: each is a value", () => {
    const literals = (elements: readonly MessageFormatElement[]): readonly string[] =>
      elements.flatMap((element) => {
        if (element.type === TYPE.literal) return [element.value];
        if (element.type === TYPE.tag) return literals(element.children);
        if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
        return Object.values(element.options).flatMap(({ value }) => literals(value));
      });
    const numbered = Object.values<string>(loadMessages(code).accuracy).filter((text) =>
      /\p{N}/u.test(literals(parse(text)).join("")),
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
  it("selects the plural form", () => {
    expect([0, 1, 2].map((count) => formatText("en", "reading", "years", { count }))).toEqual([
      "0 years",
      "1 year",
      "2 years",
    ]);
  });

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
