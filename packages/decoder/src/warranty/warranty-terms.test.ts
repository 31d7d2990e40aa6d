import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBrand } from "../brands/index.ts";
import { warranty } from "../warranty.ts";
import { canBeInstalled, warrantyCover, warrantyTerms } from "./cover.ts";
import { warrantyChecks, warrantyClock, warrantyLines } from "./lines.ts";
import { readWarranty } from "./read-warranty.ts";
import type { WarrantyTerm } from "./term.ts";

const say = (terms: readonly WarrantyTerm[]): string =>
  terms
    .map(({ part, years: [from, to], hours, recirculation }) =>
      [part, from === to ? from : `${from}-${to}`, hours && `${hours} h`, recirculation]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");

describe("the text of a warranty", () => {
  it.each([
    ["6 year limited tank and parts warranty", "tank 6, parts 6"],
    ["10 year limited tank and parts, 1 year in-home labor warranty", "tank 10, parts 10, labour 1"],
    ["6 year limited tank, 1 year limited parts warranty", "tank 6, parts 1"],
    [
      "15 year or 12,000-hour heat exchanger, 5 year parts, 1 year labor warranty",
      "heat-exchanger 15 12000 h, parts 5, labour 1",
    ],
    ["Parts: 1-year; tank: 12-year", "parts 1, tank 12"],
    ["Tank 6 yrs, parts 1 yr", "tank 6, parts 1"],
    ["6 Jahre auf Speicher und Teile, 1 Jahr auf Arbeitslohn", "tank 6, parts 6, labour 1"],
    ["15 Jahre oder 12.000 Stunden auf den Wärmetauscher", "heat-exchanger 15 12000 h"],
    [
      "15 ans ou 12\u202F000 heures sur l’échangeur de chaleur, 5 ans sur les pièces, 1 an sur la main-d’œuvre",
      "heat-exchanger 15 12000 h, parts 5, labour 1",
    ],
    ["10 anni su serbatoio e componenti, 1 anno sulla manodopera", "tank 10, parts 10, labour 1"],
    ["15 anni o 12.000 ore sullo scambiatore di calore", "heat-exchanger 15 12000 h"],
    ["10 años para el tanque y las piezas, 1 año para la mano de obra", "tank 10, parts 10, labour 1"],
    ["10 anos para reservatório e peças, 1 ano para a mão de obra", "tank 10, parts 10, labour 1"],
    ["12 anos ou 4.000 horas para o trocador de calor", "heat-exchanger 12 4000 h"],
    ["10 year limited warranty", "unnamed 10"],
    ["model 50240, 6 year", "unnamed 6"],
    ["6 year tank, 10 year tank", "tank 6"],
    ["lifetime", ""],
    ["", ""],
  ])("%j is %j", (text, expected) => {
    expect(say(readWarranty(text))).toBe(expected);
  });

  it("starts with the years that the main entry reads, and accepts any text", () => {
    const years = fc.constantFrom("6 year tank", "10 Jahre Speicher", "1 an", "12 anni", "8 años", "5 yr");
    const text = fc.array(fc.oneof(fc.string({ maxLength: 12 }), years), { maxLength: 6 });
    fc.assert(
      fc.property(text, (words) => {
        const all = words.join(" ");
        const [first] = readWarranty(all);
        const main = warranty(all, 0);
        if (first && main && main.years < 100)
          expect(readWarranty(all).map(({ years: [from] }) => from)).toContain(first.years[0]);
        for (const { years: span } of readWarranty(all)) expect(span[0]).toBe(span[1]);
      }),
    );
    expect(readWarranty("1 year ".repeat(20_000))).toHaveLength(1);
  });
});

describe("the warranty of", () => {
  it.each([
    ["bradford-white", "RG250T6N", "tank 6, parts 6", "line", "medium"],
    ["bradford-white", "RG2PV50S*N", "tank 6-10, parts 6-10", "line", "high"],
    ["bradford-white", "RE2HP65", "tank 6-10", "line", "medium"],
    ["rheem", "XG40T06EC36U1", "tank 6", "number", "medium"],
    ["rheem", "XE50T10H45U0", "tank 10, parts 10, labour 1", "line", "high"],
    ["rheem", "PROPH50 T2 RH375-30", "tank 10, parts 10", "line", "high"],
    ["ao-smith", "HPTV-66", "tank 10, parts 10", "line", "medium"],
    ["ao-smith", "ATHR-199X3", "heat-exchanger 15, parts 5", "line", "medium"],
    ["ao-smith", "FCG 75", "tank 6", "number", "low"],
    ["state", "GSX 75 XRRS", "tank 10", "number", "low"],
    [
      "navien",
      "NPE-240A2",
      "heat-exchanger 15, parts 5, labour 1, heat-exchanger 5 uncontrolled, parts 3 uncontrolled",
      "line",
      "medium",
    ],
    ["navien", "NPE-180A", "heat-exchanger 15, parts 5, labour 1", "line", "medium"],
    ["navien", "NWP500-65", "tank 10, parts 10, labour 1", "line", "medium"],
    ["rinnai", "RX199iN", "heat-exchanger 15 12000 h, parts 5, labour 1", "line", "medium"],
    ["rinnai", "REHP50", "tank 10, parts 10, labour 1", "line", "medium"],
    ["rinnai", "C199", "heat-exchanger 3 uncontrolled", "line", "medium"],
    [
      "noritz",
      "EZ98",
      "heat-exchanger 25 15000 h, parts 5, labour 1, heat-exchanger 15 12000 h controlled",
      "line",
      "medium",
    ],
    ["noritz", "NRCR111", "heat-exchanger 15 12000 h, parts 5, labour 1", "line", "medium"],
  ] as const)("%s %s is %s", (brand, model, expected, from, confidence) => {
    const terms = warrantyTerms({ brand, model });
    expect(say(terms)).toBe(expected);
    expect(terms[0]).toMatchObject({ from, confidence });
    expect(terms.every(({ sources }) => sources.length > 0)).toBe(true);
  });

  it("a model without a source is unknown", () => {
    expect(warrantyTerms({ brand: "ao-smith", model: "GUF 40" })).toEqual([]);
    expect(warrantyTerms({})).toEqual([]);
  });

  it("a model is replaced by the terms in a text", () => {
    const heater = { brand: "bradford-white", model: "RG250T6N" };
    expect(say(warrantyTerms({ ...heater, text: "10 year tank" }))).toBe("tank 10, parts 6");
    expect(say(warrantyTerms({ ...heater, text: "8 year warranty" }))).toBe("unnamed 8");
  });
});

describe("the coverage", () => {
  const today = "2026-11-20";
  const six = { years: [6, 6] } as const;

  it.each([
    ["2021-03", undefined, "active", [4, 5], "manufacture", true],
    ["2020", undefined, "either", [0, 2], "manufacture", true],
    ["2020-11-20", undefined, "expired", [0, 0], "manufacture", true],
    ["2020-11-21", undefined, "active", [1, 1], "manufacture", true],
    ["2019-03", "2021-06-15", "active", [7, 7], "installation", false],
    ["2010", "2012", "expired", [0, 0], "installation", false],
  ] as const)(
    "of a heater made in %s and installed in %s is %s",
    (made, installed, status, months, from, longer) => {
      expect(warrantyCover(six, { made, installed, today })).toEqual({
        status,
        remainingMonths: months,
        countedFrom: from,
        mayRunLonger: longer,
      });
    },
  );

  it("is uncertain if versions have different years", () => {
    expect(warrantyCover({ years: [6, 10] }, { made: "2018-11-20", today })).toMatchObject({
      status: "either",
      remainingMonths: [0, 24],
    });
  });

  it("agrees with the site's rule in whole years", () => {
    for (const years of [0, 5, 6, 30]) {
      const made = `${2026 - years}-11-20`;
      expect(warrantyCover(six, { made, today }).status).toBe(warranty("6 year", years)?.status);
    }
  });

  it("requires valid dates", () => {
    expect(() => warrantyCover(six, { made: "long ago", today })).toThrow(RangeError);
  });
});

describe("a heater made in 2002-05 or 2022-05 may have been installed", () => {
  const dates = ["2022-05", "2002-05"];

  it.each([
    ["2002-05", true],
    ["2002-05-01", true],
    ["2002-04-30", false],
    ["2001", false],
    ["2026", true],
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2027", false],
    ["2022-02-30", false],
    ["", false],
    ["last summer", false],
  ])("on %j: %s", (installed, can) => {
    expect(canBeInstalled(installed, dates, "2026-11-20")).toBe(can);
  });

  it("on any day until today if no date is known", () => {
    expect(canBeInstalled("1950", [], "2026-11-20")).toBe(true);
    expect(canBeInstalled("2027", [], "2026-11-20")).toBe(false);
  });

  it("on any text, without an error", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\d{4}-\d\d-\d\d$/u));
    fc.assert(
      fc.property(text, (installed) => {
        expect(typeof canBeInstalled(installed, dates, "2026-11-20")).toBe("boolean");
      }),
    );
  });

  it("only if its own dates are valid", () => {
    expect(() => canBeInstalled("2022", ["long ago"], "2026-11-20")).toThrow(RangeError);
  });
});

it.each(warrantyLines)(
  "the product line $brand $models has terms and sources",
  ({ brand, models, terms, sources, confidence }) => {
    expect(isBrand(brand)).toBe(true);
    expect(models.source.startsWith("^")).toBe(true);
    expect(models.source.replaceAll(/\[[^[\]]*\]/gu, "x")).not.toMatch(/[*+]|\{\d+,\}|\)\{/u);
    for (const { years } of terms) {
      expect(years[0]).toBeGreaterThan(0);
      expect(years[1]).toBeGreaterThanOrEqual(years[0]);
    }
    for (const { url } of sources) if (url !== undefined) expect(new URL(url).protocol).toBe("https:");
    if (!sources.some(({ kind }) => kind === "maker")) expect(confidence).not.toBe("high");
  },
);

it("starts at the installation, and links to the manufacturer's own check if there is one", () => {
  expect(warrantyClock).toMatchObject({
    countsFrom: ["installation", "purchase"],
    withoutProof: "manufacture",
  });
  expect(Object.keys(warrantyChecks).every(isBrand)).toBe(true);
});
