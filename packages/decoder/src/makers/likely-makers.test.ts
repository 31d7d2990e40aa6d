import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brands } from "../brands/index.ts";
import { allCases } from "../cases.fixture.ts";
import { decode } from "../engine/decode.ts";
import type { Decoding } from "../engine/decoding.ts";
import { sureness } from "../engine/readings.ts";
import { identify } from "../identify.ts";
import { labels } from "../labels.ts";
import { listCompanies, isSister } from "./company.ts";
import { makerCases } from "./likely-makers.cases.ts";
import { type LikelyMaker, likelyMakers, type MakerQuery } from "./likely-makers.ts";
import { soldUnder } from "./sold-under.ts";

const today = "2026-11-20";
const find = (query: MakerQuery) => likelyMakers(query, { today });
const listDates = (decoding: Decoding) =>
  decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date);
const listCodes = ({ reasons }: LikelyMaker) => reasons.map(({ code }) => code);
const say = (maker: LikelyMaker) => {
  const dates = listDates(maker.decoding).join(" or ") || "no date";
  return `${maker.brand.slug}, ${maker.confidence}: ${listCodes(maker).join(", ")}; ${dates}`;
};
const serials = allCases.map(({ serial }) => serial);

describe("the likeliest maker", () => {
  it.each(makerCases)("of $query is $is: $because", ({ query, is }) => {
    const [first] = find(query);
    expect(first && say(first)).toBe(is);
    expect(first?.sources.length).toBeGreaterThan(0);
  });

  it("has the values for its reasons' texts", () => {
    const [first] = find({ label: "Kenmore", model: "153.336433", serial: "C05A012345" });
    expect(first?.reasons).toEqual([
      { code: "model-prefix", values: { name: "Kenmore", prefix: "153" } },
      { code: "serial-shape", values: { format: "month-yy-letter-10" } },
    ]);
    expect(first?.sources.map(({ title }) => title)).toContain("Sears: manual of 153.336162");
  });
});

describe("other makers", () => {
  it("have the number of makers with equal evidence", () => {
    const laars = find({ serial: "C05A012345" }).find(({ brand }) => brand.slug === "laars");
    expect(laars?.confidence).toBe("low");
    expect(laars?.reasons.find(({ code }) => code === "other-makers")?.values?.["brands"]).toBeGreaterThan(3);
  });

  it("are not said to have built a heater if a known prefix decides", () => {
    for (const maker of find({ label: "kenmore", model: "153.336433", serial: "RH0504B01826" }))
      expect(listCodes(maker)).not.toContain("said-to-have-built");
  });

  it("report that the serial number fits only nearly", () => {
    const [first] = find({ label: "hotmaster", serial: "994812518677" });
    expect(first && listCodes(first)).toEqual(["listed-under", "serial-near"]);
    expect(first?.confidence).toBe("low");
    expect(first && listDates(first.decoding)).toEqual(["1999"]);
  });

  it("come after one with a matching number, if only the name suggests them", () => {
    const makers = find({ label: "hotmaster", serial: "99481251867" });
    expect(makers.map(({ brand }) => brand.slug)).toEqual(["ariston", "american"]);
    expect(makers.map(listCodes)).toEqual([
      ["serial-shape"],
      ["listed-under", "serial-near", "serial-of-others", "other-makers"],
    ]);
  });
});

describe("a brand name", () => {
  it.each(["rheem", "Bradford White", "A. O. Smith", "ge", "homart", "vaughn", "navien"])(
    "of the maker itself, %s, has no list",
    (label) => {
      expect(find({ label, serial: "RH0504B01826", model: "XG40T06EC36U1" })).toEqual([]);
    },
  );

  it("that a list assigns to a maker has that maker first without other evidence", () => {
    for (const { label, sameRulesAs } of labels) {
      const makers = find({ label, serial: "" });
      expect(
        makers.map(({ brand }) => brand.slug),
        label,
      ).toEqual(sameRulesAs === undefined ? [] : [sameRulesAs]);
    }
  });

  it("that is unknown counts as none", () => {
    expect(find({ label: "Acme", serial: "BH6511396" })).toEqual(find({ serial: "BH6511396" }));
  });
});

describe("companies", () => {
  it("are found in the brands' makers", () => {
    expect(listCompanies(brands.state)).toEqual(["A. O. Smith"]);
    expect(listCompanies(brands.lochinvar)).toEqual(["A. O. Smith", "Bradford White"]);
    expect(listCompanies(brands.vaughn)).toEqual(["Vaughn Thermal"]);
    expect(listCompanies(brands.titan)).toEqual(["titan"]);
  });

  it("make brands of the same company related, and no others", () => {
    expect(isSister(brands.rheem, brands.ge)).toBe(true);
    expect(isSister(brands.rheem, brands.state)).toBe(false);
    expect(isSister(brands.titan, brands.bryant)).toBe(false);
  });
});

it("a name that others built for is a brand, and they are others", () => {
  for (const { name, prefixes, builtBy, saidToBe } of soldUnder) {
    expect(brands).toHaveProperty([name]);
    expect(prefixes.map(({ brand }) => brand)).not.toContain(name);
    for (const { brand } of [...builtBy, ...saidToBe]) expect(brand).not.toBe(name);
  }
});

describe("any input", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 40 });
  const query = fc.record({
    label: fc.oneof(
      fc.constantFrom("other", "kenmore", ...labels.map(({ slug }) => slug), ...Object.keys(brands)),
      anyText,
      fc.constant("__proto__"),
      fc.constant(undefined),
    ),
    serial: fc.oneof(fc.constantFrom(...serials), anyText),
    model: fc.oneof(
      fc.constantFrom("153.336433", "110.1", "GUF 40", "XG40T06EC36U1", "RG250T6N"),
      anyText,
      fc.constant(undefined),
    ),
  });

  it("returns makers with reasons, sources and dates of their own rules, most confident first, each once", () => {
    fc.assert(
      fc.property(query, (input) => {
        const makers = find(input);
        const sure = makers.map(({ confidence }) => sureness(confidence));
        expect(sure).toEqual(sure.toSorted((a, b) => b - a));
        expect(new Set(makers.map(({ brand }) => brand.slug)).size).toBe(makers.length);
        for (const each of makers) {
          expect(each.sources.length).toBeGreaterThan(0);
          const codes = listCodes(each);
          expect(new Set(codes).size).toBe(codes.length);
          if (each.confidence === "high") expect(codes).toContain("model-prefix");
          if (codes.includes("other-makers")) expect(each.confidence).toBe("low");
          if (codes.includes("serial-shape")) {
            const options = { today, model: input.model };
            // Beside a named brand, a weak date also says which other brand the number fits.
            const alone = { ...each.brand, others: () => [] };
            expect(each.decoding).toEqual(decode(alone, input.serial, options));
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it("without a name, returns every brand that the serial number fits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...serials), (serial) => {
        const fitting = identify(serial, { today }).map(({ brand }) => brand.slug);
        expect(new Set(find({ serial }).map(({ brand }) => brand.slug))).toEqual(new Set(fitting));
      }),
    );
  });

  it("refuses an invalid day", () => {
    expect(() => likelyMakers({ serial: "BH6511396" }, { today: "today" })).toThrow(RangeError);
  });
});
