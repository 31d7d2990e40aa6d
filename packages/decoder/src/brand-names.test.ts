import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { findBrand, labels } from "./labels.ts";

const legalForms = ["Corporation", "Corp.", "Company", "Co.", "Inc.", ", Inc.", "LLC", "Ltd", "GmbH"];
const tradeWords = [
  "Manufacturing Company",
  "Water Heaters",
  "America, Inc.",
  "USA",
  "Wtr. Htrs.",
  "WH Div.",
];

/** Names as people write them, by what they contain, and the brand of each. */
const writtenNames = {
  "a company's name": [
    ["Viessmann Manufacturing Company (U.S.) Inc.", "viessmann"],
    ["The Rheem Company", "rheem"],
    ["RHÉEM", "rheem"],
    ["Robert Bosch LLC", "bosch"],
    ["Les Usines Giant Inc.", "giant"],
  ],
  "a store before the brand": [
    ["Sears Kenmore", "kenmore"],
    ["Lowe's Whirlpool", "whirlpool"],
    ["The Home Depot - Rheem", "rheem"],
  ],
  "a product line behind the brand": [
    ["Bradford White Defender", "bradford-white"],
    ["Rheem Performance", "performance"],
    ["AO SMITH - Cyclone", "ao-smith"],
    ["A. O. Smith ProLine", "ao-smith"],
    ["Hotpoint (GE)", "hotpoint"],
    ["NY Thermal Inc (NTI)", "nti"],
  ],
  "shortened words": [
    ["Amer. Water Heater", "american"],
    ["State Wtr Htrs", "state"],
    ["Reliance WH Co.", "reliance"],
  ],
  "a caption before the name": [
    ["Manufacturer: Rheem", "rheem"],
    ["Hersteller: A. O. Smith", "ao-smith"],
  ],
  "the maker behind the brand": [
    ["Marathon by Rheem", "marathon"],
    ["State by A. O. Smith", "state"],
    ["Ruud Manufacturing Company Div. of Rheem", "ruud"],
    ["Reliance Water Heater Co., a div. of State Industries", "reliance"],
    ["Eemax Inc, a Rheem Company", "eemax"],
  ],
  "a name as lists of companies have it": [
    ["Smith, A.O.", "ao-smith"],
    ["SMITH A O CORP", "ao-smith"],
    ["White, Bradford", "bradford-white"],
    ["STATE INDUSTRIES INC ASHLAND CITY TN", "state"],
  ],
  "other words before the name": [
    ["50 gal Rheem", "rheem"],
    ["40-gallon electric A. O. Smith", "ao-smith"],
    ["(2) Natural gas Bradford White", "bradford-white"],
    ["maybe Rheem?", "rheem"],
    ["Unknown (probably State)", "state"],
    ["peut-être Giant", "giant"],
    ["Hergestellt von A. O. Smith", "ao-smith"],
  ],
} as const;

describe("findBrand", () => {
  it.each(
    Object.entries(writtenNames).flatMap(([what, names]) =>
      names.map(([name, slug]) => [what, name, slug] as const),
    ),
  )("reads %s: %j", (_what, name, slug) => {
    expect(findBrand(name)?.slug).toBe(slug);
  });

  it.each(["Ruud/Rheem", "Ruud or Rheem"])("gives two brands of one maker the rules of both: %j", (name) => {
    const { rheem, ruud } = brands;
    const shared = rheem.formats.filter((format) => ruud.formats.includes(format));
    expect(findBrand(name)).toMatchObject({
      slug: "rheem-ruud",
      label: "Rheem / Ruud",
      maker: rheem.maker,
      formats: shared,
    });
    expect(findBrand(name)?.atMost).toBeUndefined();
  });

  it.each([
    ["two brands", "Rheem or Bradford White"],
    ["two brands", "GE and Rheem"],
    ["a denial", "not Rheem"],
    ["a size", "50 gal electric"],
    ["a number before a name", "0503535368 Rheem"],
    ["a maker alone", "by Rheem"],
    ["a brand by an unknown company", "American by Acme"],
    ["another product", "Rheem furnace"],
    ["another company with an everyday word", "State Farm"],
    ["another company with an everyday word", "American Boiler Company"],
    ["another company with an everyday word", "Best Buy"],
    ["trade words alone", "Water Heater Company"],
    ["a long text", "Rheem ".repeat(30)],
    ["an unknown name", "Acme Corporation"],
  ])("finds nothing for %s: %j", (_what, name) => {
    expect(findBrand(name)).toBeUndefined();
  });

  const names = [...Object.values(brands), ...labels].flatMap((known) => [
    known.label,
    ...("aliases" in known ? known.aliases : []),
  ]);

  it.each([...legalForms, ...tradeWords])("finds every name followed by %j", (words) => {
    const other = names.filter((name) => {
      const expected = findBrand(name)?.slug;
      const written = `${name} ${words}`;
      const isName = names.includes(written) || names.includes(written.replace(/s$/u, ""));
      return !isName && findBrand(written)?.slug !== expected;
    });
    expect(other).toEqual([]);
  });
});
