import { languages } from "@heater-age/messages";
import { capitalize, type WarrantyTexts, warrantyTexts } from "@heater-age/messages/format";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { askAdvice } from "../../test/advice.ts";
import { readCatalogue } from "../models/catalogue.ts";
import { catalogueSource } from "./catalogue-source.ts";
import type { Heater } from "./heater.ts";
import { findWarranty } from "./warranty.ts";
import { findTerms } from "./find-terms.ts";

/** Returns the texts of a warranty, without their sources. */
const textsIn = ({ covers, remarks, steps }: WarrantyTexts): readonly string[] => [
  ...covers.flatMap(({ statement, states }) => [
    statement.text,
    ...states.map((state) => `- ${state.statement.text}`),
  ]),
  ...remarks.map(({ text }) => text),
  ...steps,
];

// Made in June 2020 or June 2008.
const twoDates = { brand: "ge", serialNumber: "LR123456A" };
const papers = { warranty: "10 year limited tank and parts warranty" };
// Made in May 2024.
const bradfordWhite = { brand: "bradford-white", serialNumber: "AE12345678", modelNumber: "RG250T6N" };

it.each(languages.map(({ code }) => code))(
  "says what the law of the country is for a heater in Europe, in %s",
  async (code) => {
    const vaillant = { brand: "vaillant", serialNumber: "21254700100234473133064511N1" };
    const { legal } = (await askAdvice(vaillant, code)).warranty;
    expect((await askAdvice({ ...vaillant, brand: "other" }, code)).warranty.legal).toEqual(legal);
    expect(legal).toHaveLength(2);
    for (const { basis, sources } of legal) {
      expect(basis).toBe("source");
      for (const { url = "" } of sources) expect(new URL(url).protocol).toBe("https:");
    }
    expect((await askAdvice(bradfordWhite, code)).warranty.legal).toEqual([]);
  },
);

describe("POST /api/advice returns, for the warranty", () => {
  it.each([
    [
      "once for each date where they differ",
      { ...twoDates, ...papers },
      [
        "Tank and parts: 10 years",
        "- June 2020: active, about 3 years, 7 months left",
        "- June 2008: expired",
      ],
    ],
    [
      "for the date that is left",
      { ...twoDates, ...papers, dates: ["2008-06"] },
      ["Tank and parts: 10 years", "- Expired"],
    ],
    [
      "from the installation, as finely as it is known, whatever the date",
      { ...twoDates, ...papers, installed: "2021" },
      ["Tank and parts: 10 years", "- Active, between 4 years, 2 months and 5 years, 2 months left"],
    ],
    [
      "from the installation, without a date",
      { brand: "ge", serialNumber: "ZZZZZZ999", ...papers, installed: "2010" },
      ["Tank and parts: 10 years", "- Expired"],
    ],
    [
      "from the papers before the line and the number",
      { ...bradfordWhite, warranty: "10 year tank, 1 year labor" },
      [
        "Tank: 10 years",
        "- Active, about 7 years, 6 months left",
        "Labor: 1 year",
        "- Expired",
        "Parts: 6 years",
        "- Active, about 3 years, 6 months left",
      ],
    ],
    [
      "nothing, and what to do",
      { brand: "rheem", serialNumber: "RH0504B01826" },
      [
        formatText("en", "warranty", "unknown"),
        formatText("en", "warranty", "todo-model"),
        formatText("en", "warranty", "todo-papers"),
        formatText("en", "warranty", "todo-maker"),
      ],
    ],
    [
      "that what was typed has no years in it",
      { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XG40T06EC36U1", warranty: "lifetime" },
      ["Tank: 6 years", "- Expired", formatText("en", "warranty", "papersUnread")],
    ],
    [
      "the years without a date",
      { brand: "rheem", serialNumber: "ZZZZZZ999", modelNumber: "XG40T06EC36U1" },
      ["Tank: 6 years", formatText("en", "warranty", "noDate")],
    ],
  ])("%s", async (_what, payload, expected) => {
    expect(textsIn((await askAdvice(payload)).warranty)).toEqual(expected);
  });

  it("differences by version, hours and pumps", async () => {
    const { warranty: versions } = await askAdvice({
      ...bradfordWhite,
      serialNumber: "BH6511396",
      modelNumber: "RE2HP65",
      installed: "2018-11",
    });
    const state = formatText("en", "warranty", "openVersion", { from: 6, to: 10, time: "2 years, 1 month" });
    expect(textsIn(versions).slice(0, 2)).toEqual([
      `Tank: ${formatText("en", "warranty", "yearsByVersion", { from: 6, to: 10 })}`,
      `- ${capitalize("en", state)}`,
    ]);
    const noritz = { brand: "noritz", serialNumber: "ZZZZZZ999", modelNumber: "EZ98" };
    const { warranty: hours } = await askAdvice(noritz);
    const long = formatText("en", "warranty", "orHours", { years: "25 years", hours: 15_000 });
    const short = formatText("en", "warranty", "orHours", { years: "15 years", hours: 12_000 });
    const condition = formatText("en", "warranty", "with-controlled");
    expect(textsIn(hours)).toEqual(
      expect.arrayContaining([`Heat exchanger: ${long}`, `Heat exchanger, ${condition}: ${short}`]),
    );
  });

  it("codes and figures for programs, and the basis of each statement", async () => {
    const { covers, counting, conditions, check } = (await askAdvice(bradfordWhite)).warranty;
    expect(covers).toMatchObject([
      {
        parts: ["tank", "parts"],
        yearsFrom: 6,
        yearsTo: 6,
        from: "line",
        statement: { basis: "source", sources: [{ kind: "maker" }, { kind: "trade" }] },
        states: [
          {
            dates: ["2024-05"],
            status: "active",
            remainingMonths: { min: 42, max: 43 },
            countedFrom: "manufacture",
            mayRunLonger: true,
            statement: {
              basis: "ours",
              assumption: formatText("en", "warranty", "fromManufacture"),
            },
          },
        ],
      },
    ]);
    for (const { sources } of [counting, conditions]) expect(sources.length).toBeGreaterThan(0);
    expect(check?.sources[0]?.url).toBe("https://warrantycenter.bradfordwhite.com");
  });

  it("data from the catalog about the model", async () => {
    const rheem = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XE50T10H45U0" };
    const { covers } = (await askAdvice(rheem)).warranty;
    expect(covers[0]).toMatchObject({ from: "catalogue", yearsFrom: 10, statement: { basis: "source" } });
    expect(covers[0]?.statement.sources[0]?.kind).toBe("maker");
  });
});

const heater: Heater = {
  brand: "rheem",
  serial: "RH0504B01826",
  model: "XG40T06EC36U1",
  candidates: [],
  userInput: {},
  misread: false,
  today: "2026-11-20",
};

it("data from a language model is marked", () => {
  const known = {
    source: "ai-enhanced",
    facts: { warrantyTankYears: 9, features: [] },
    confidence: "low",
    estimated: true,
    estimatedFacts: ["warrantyTankYears"],
    sources: [],
  } as const;
  const codes = findWarranty({ ...heater, model: "ABC123", known }, "en");
  expect(warrantyTexts(translatorIn("en"), codes).covers[0]).toMatchObject({
    from: "language-model",
    yearsFrom: 9,
    statement: { basis: "ours", confidence: "low" },
  });
});

it("facts that the catalog derived from the model number are left to the number", () => {
  const known = {
    source: "catalogue",
    facts: { warrantyYears: 9, features: [] },
    confidence: "high",
    estimated: false,
    estimatedFacts: [],
    factsOfNumber: ["warrantyYears"],
    sources: [],
  } as const;
  expect(findTerms({ ...heater, known })).toMatchObject([{ from: "model-number", years: [6, 6] }]);
});

it("names the author of each catalog source", async () => {
  const titles = (await readCatalogue()).map(({ source_title }) => source_title);
  const byKind = (kind: string): readonly string[] =>
    [...new Set(titles)].filter((title) => catalogueSource({ title }).kind === kind).toSorted();
  expect(byKind("regulator")).toEqual([
    "ENERGY STAR certified commercial water heaters",
    "ENERGY STAR certified heat pump water heaters",
    "ENERGY STAR certified water heaters",
  ]);
  expect(byKind("trade")).toEqual([
    "CallBills, contractor page",
    "EngineerFix, tankless water heaters",
    "Fortune, A. O. Smith water heater recall of 2018",
    "HPWHsim, rated heat pump water heaters",
    "Home Improvement Outlet, product listing",
    "Lowe's, product listing 2483229",
    "The Home Depot, product listing",
    "Weblog Osmosisinfo",
    "Weblog Queen of Geek",
    "Weblog on commercial gas water heaters",
    "Wholesale Water Heater, product listing",
  ]);
  expect(byKind("maker")).toContain("Rinnai manual (copy)");
});
