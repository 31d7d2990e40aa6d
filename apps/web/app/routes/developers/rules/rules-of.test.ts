import { brands } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { allRules, rulesOf } from "./rules-of.ts";

const today = "2026-11-20";
const all = Object.values(brands).map((brand) => ({ brand, rules: rulesOf(brand, today) }));

describe("the rules of Bradford White", () => {
  const { formats, maker } = rulesOf(brands["bradford-white"], today);

  it("describe how letters are decoded and what the best example means", () => {
    expect(maker).toBe("Bradford White Corporation");
    expect(formats.find(({ id }) => id === "bw-ym-7")).toMatchObject({
      title: "1984 to 2007: year, month, running number",
      confidence: "high",
      used: "1964 to 2008",
      attested: "1984 to 2007",
      parts: [
        {
          name: "year",
          looks: "one of A to H, J to N, P, S, T, W to Z",
          reading: "in the order ABCDEFGHJKLMNPSTWXYZ: A is 1964, Z is 1983, then from the beginning again",
        },
        { name: "month", reading: "in the order ABCDEFGHJKLM: A is January, M is December" },
        { name: "sequence", meaning: "running number", looks: "7 digits" },
      ],
      dates: [
        { date: "2007-04", confidence: "high", format: "bw-ym-7" },
        { date: "1987-04", confidence: "medium", format: "bw-ym-7" },
      ],
    });
  });
});

it("marks formats without a date, and explains shifted years", () => {
  const said = all.flatMap(({ rules }) => rules.formats);
  expect(said.filter(({ undated }) => undated).map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/: a number without a date$/u),
  );
  const readings = said.flatMap(({ parts }) => parts.flatMap(({ reading }) => reading ?? []));
  expect(readings).toContain("the number minus 20");
  expect(readings).toContain("the last digit of the year");
});

it.each(all)(
  "lists every format of $brand.label with its sources and the meaning of its example",
  ({ brand, rules }) => {
    expect(rules.formats.map(({ id }) => id)).toEqual(brand.formats.map(({ id }) => id));
    for (const { sources, parts, example, dates } of rules.formats) {
      expect(sources.length).toBeGreaterThan(0);
      expect(parts.length).toBeGreaterThan(0);
      expect(dates.length > 0).toBe(example !== undefined);
    }
  },
);

it("lists every brand by name and counts each format once", () => {
  const list = allRules();
  expect(list.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(brands).toSorted());
  for (const { slug, counts, undated } of list) {
    const rules = all.find(({ brand }) => brand.slug === slug)?.rules;
    expect(counts.high + counts.medium + counts.low + undated).toBe(rules?.formats.length);
  }
});
