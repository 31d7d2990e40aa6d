import { describe, expect, it } from "vitest";
import { entries, entriesIn, toForbiddenPattern, toPattern } from "./glossary.ts";
import { listTexts } from "./server.ts";
import { languages } from "./catalog/languages.ts";

const terms = [...new Set(entries.map(({ term }) => term))];

it("has enough terms, each ending its line with a source", () => {
  expect(terms.length).toBeGreaterThan(35);
  expect(entries.flatMap(({ not }) => not).length).toBeGreaterThan(100);
  for (const { code, term, source } of entries)
    expect(source, `${term}, ${code}`).toMatch(
      /^(?:\[.+\]\(https?:\/\/\S+\)|no source found|our own word(?: \(.+\))?)$/u,
    );
});

describe.each(languages)("$name", ({ code }) => {
  const own = entries.filter((entry) => entry.code === code);

  it("has every term once", () => {
    expect(own.map(({ term }) => term)).toEqual(terms);
  });

  const isUsed = (word: string, texts: ReturnType<typeof listTexts>): boolean => {
    const pattern = toPattern(word);
    return texts.some(({ text }) => pattern.test(text));
  };

  it("uses the terms of the glossary", () => {
    const texts = listTexts(code);
    const missing = own
      .filter(({ used }) => used)
      .flatMap(({ term, use }) => use.map((word) => ({ term, word })))
      .filter(({ word }) => !isUsed(word, texts));
    expect(missing).toEqual([]);
  });

  it("does not use terms marked as unused", () => {
    const texts = listTexts(code);
    const stale = own
      .filter(({ used }) => !used)
      .filter(({ use }) => use.some((word) => isUsed(word, texts)));
    expect(stale).toEqual([]);
  });

  it("uses no forbidden word", () => {
    const words = own.flatMap(({ term, not }) =>
      not.map((word) => ({ term, word, pattern: toForbiddenPattern(word) })),
    );
    const forbidden = listTexts(code).flatMap(({ id, text }) =>
      words
        .filter(({ pattern }) => pattern.test(text))
        .map(({ term, word }) => `${id}: “${word}” for ${term}`),
    );
    expect(forbidden).toEqual([]);
  });
});

describe("parsing the glossary", () => {
  it("refuses an invalid line", () => {
    expect(() => entriesIn("\n## Terms\n\n### label\n\n- de: Schild")).toThrow(/Schild/u);
  });

  it.each([
    ["Zwei Boiler im Keller", "Boiler", true],
    ["Der Boilern", "Boiler", true],
    ["Boilersteuerung", "Boiler", false],
    ["Kombiboiler", "Boiler", false],
    ["Les chauffe-eaux neufs", "chauffe-eaux", true],
    ["Los calentadores de paso", "calentador de paso", true],
  ])("%s: %s forbidden: %s", (text, word, refused) => {
    expect(toForbiddenPattern(word).test(text)).toBe(refused);
  });

  it.each([
    ["Calentadores de agua", "calentador de agua", true],
    ["El calentador", "calentador de agua", false],
    ["Gasventil", "Ventil", false],
  ])("%s contains %s: %s", (text, word, held) => {
    expect(toPattern(word).test(text)).toBe(held);
  });
});
