import type { LifeType } from "@heater-age/decoder/life";
import type { Language } from "@heater-age/messages";
import { careTexts, energyTexts, lifeTexts } from "@heater-age/messages/format";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { parseRequest } from "../checks/result.ts";
import type { KnownModel } from "../models/schema.ts";
import { findCare } from "./care.ts";
import { findEnergy } from "./energy.ts";
import { type Heater, describeHeater } from "./heater.ts";
import { findLife } from "./life.ts";

const ofModel = (facts: Partial<KnownModel["facts"]>, more: Partial<KnownModel> = {}): KnownModel => ({
  source: "catalogue",
  facts: { features: [], ...facts },
  confidence: "high",
  estimated: false,
  estimatedFacts: [],
  sources: [],
  ...more,
});

function heater(serialNumber: string, more: Partial<Heater> = {}, brand = "rheem"): Heater {
  const check = parseRequest({ brand, serialNumber, modelNumber: "" });
  return { ...describeHeater({ check, userInput: {}, today: "2026-11-20" }), ...more };
}

/** Rheem, made in August 2021. */
const young = "RH0821B01826";
/** Rheem, made in May 2004. */
const old = "RH0504B01826";
const gasTank = { type: "gas-tank" } as const;

const readCare = (of: Heater, language: Language) => careTexts(translatorIn(language), findCare(of));
const readLife = (of: Heater, language: Language) => lifeTexts(translatorIn(language), findLife(of));
const readEnergy = (of: Heater, language: Language) =>
  energyTexts(translatorIn(language), findEnergy(of, language));

describe("a heater of unknown kind", () => {
  it("asks for the kind in every section", () => {
    for (const section of [readLife, readCare, readEnergy])
      expect(section(heater(young), "en")).toMatchObject({ missing: "no-type", text: /type of heater/u });
  });

  it("compares what new heaters of each kind cost", () => {
    const { heaters, prices, present } = readEnergy(heater(young), "en");
    expect(present).toBeUndefined();
    expect(prices).toHaveLength(2);
    expect(new Set(heaters.map(({ type }) => type))).toEqual(
      new Set(["gas-tank", "electric-tank", "heat-pump", "tankless-gas"]),
    );
    for (const { cost } of heaters) expect(cost?.from).toBeGreaterThan(0);
  });

  it("explains that no source has figures for the kind", () => {
    const combined = heater(young, { known: ofModel({ type: "combi-boiler" }) });
    for (const section of [readLife, readCare, readEnergy])
      expect(section(combined, "en").missing).toBe("no-figures");
  });
});

it("without a date, returns the life and energy of the kind but no actions", () => {
  const unread = heater("ZZZZZZ999", gasTank);
  expect(readLife(unread, "en")).toMatchObject({
    missing: "no-date",
    range: { from: 8, to: 15 },
    byDate: [],
  });
  expect(readCare(unread, "en")).toMatchObject({ missing: "no-date", actions: [] });
  expect(readEnergy(unread, "en").missing).toBeUndefined();
});

describe("the remaining life", () => {
  it.each([
    [young, "gas-tank", formatText("en", "life", "left", { years: "2 to 10 years" }), false],
    ["RH0815B01826", "gas-tank", formatText("en", "life", "leftAtMost", { years: "4 years" }), false],
    [old, "gas-tank", formatText("en", "life", "leftNone"), true],
    [young, "tankless-gas", formatText("en", "life", "left", { years: "9 to 15 years or more" }), false],
  ] as const)("of %s as a %s is: %s", (serial, type, text, pastMean) => {
    const [first] = readLife(heater(serial, { type }), "en").byDate;
    expect(first?.left.text).toContain(text);
    expect(first?.pastMean).toBe(pastMean);
    expect(first?.stillInUse.text.includes("outlived the average")).toBe(pastMean);
  });

  it("is given for each possible date and by each source", () => {
    const { byDate, spread, others } = readLife(heater("BH6511396", gasTank, "bradford-white"), "en");
    expect(byDate.map(({ made }) => made)).toEqual(["August 2005", "August 1985"]);
    for (const { left } of spread) expect(left).toEqual(["none", "none"]);
    expect(others.map(({ kind }) => kind)).toContain("replace-from");
  });

  it("has no end if the source has none", () => {
    const { spread } = readLife(heater(old, { type: "tankless-gas" }), "en");
    expect(spread.map(({ statement, left }) => [statement.text, ...left])).toContainEqual([
      formatText("en", "life", "figure-range", { years: "20 years or more" }),
      formatText("en", "life", "noEnd"),
    ]);
  });
});

describe("the actions", () => {
  it("have the manufacturer's interval, the signs of wear, and the risks", () => {
    const { actions } = readCare(heater(young, gasTank), "en");
    expect(actions.map(({ code, everyMonths }) => [code, everyMonths])).toEqual([
      ["anode-check", { from: 12, to: 12 }],
      ["flush", { from: 12, to: 12 }],
      ["relief-valve-test", { from: 12, to: 12 }],
    ]);
    const [anode, flush, valve] = actions.map(({ statement, notes }) =>
      [statement, ...notes].map(({ text }) => text),
    );
    expect(anode).toEqual([
      formatText("en", "care", "do-anode-check", { every: "once a year" }),
      formatText("en", "care", "ofBrand", { brand: "Rheem" }),
      formatText("en", "care", "worn-wire-shows", { length: "6 in" }),
    ]);
    expect(flush).toContain(formatText("en", "care", "hard", { every: "every 6 months" }));
    expect(valve).toContain(formatText("en", "care", "risk-scalding"));
    expect(valve).toContain(formatText("en", "care", "others", { every: "every 6 to 36 months" }));
  });

  it.each([
    ["en", formatText("en", "care", "hardFrom", { value: "10 grains per gallon", every: "every 6 months" })],
    [
      "de",
      formatText("de", "care", "hardFrom", {
        value: "171 mg/l (10 Grain pro Gallone)",
        every: "alle 6 Monate",
      }),
    ],
  ] as const)("have %s units for its readers", (language, note) => {
    const rinnai = { type: "tankless-gas", brand: "rinnai", label: "Rinnai" } as const;
    const { actions } = readCare(heater(young, rinnai), language);
    expect(actions.flatMap(({ notes }) => notes.map(({ text }) => text))).toContain(note);
  });

  it("have no interval for one-time tasks", () => {
    const [first] = readCare(heater(old, gasTank), "en").actions;
    expect(first).toMatchObject({ code: "replace-soon", statement: { basis: "ours" } });
    expect(first).not.toHaveProperty("everyMonths");
  });
});

describe("the energy", () => {
  const sheet = { title: "Rheem specification sheet", url: "https://example.com/sheet.pdf" };
  const rated = ofModel({ type: "gas-tank", uniformEnergyFactor: 0.6 }, { sources: [sheet] });
  const readPresent = (known: KnownModel | undefined, type: LifeType = "gas-tank") =>
    readEnergy(heater(young, { type, ...(known && { known }) }), "en").present;

  it("uses the prices from the label and medium use, with their source", () => {
    const known = ofModel({ type: "gas-tank", uniformEnergyFactor: 0.6, firstHourGallons: 80 });
    const { currency, prices, present, heaters } = readEnergy(heater(young, { ...gasTank, known }), "en");
    expect(currency).toBe("USD");
    expect(prices.map(({ text, basis }) => [text, basis])).toEqual([
      [formatText("en", "energy", "electricityPrice", { value: "$0.14" }), "source"],
      [formatText("en", "energy", "gasPriceTherm", { value: "$1.21" }), "source"],
    ]);
    expect(present).toMatchObject({ of: "this-heater", cost: { from: 224, text: "$224" } });
    expect(present?.statement.text).toBe(
      [
        formatText("en", "energy", "present", { value: "185 therms" }),
        formatText("en", "energy", "cost", { value: "$224" }),
      ].join(" "),
    );
    expect(present?.statement.assumption).toContain(
      formatText("en", "energy", "assume-draw-medium", { volume: "55 gallons" }),
    );
    expect(heaters).toHaveLength(5);
    expect(heaters.find(({ type }) => type === "heat-pump")).toMatchObject({
      cost: { text: "$138" },
      installed: { basis: "source", text: formatText("en", "energy", "installed", { value: "$3,170" }) },
    });
  });

  it("is unknown in Europe, where neither the prices nor the average apply", () => {
    const european = heater("21254700100234473133064511N1", gasTank, "vaillant");
    expect(readEnergy(european, "en")).toMatchObject({ missing: "no-figures", heaters: [], prices: [] });
  });

  it("of a tank without a rating is that of an average tank, which uses a different measure", () => {
    const { present, measures } = readEnergy(heater(young, gasTank), "en");
    expect(present).toMatchObject({ of: "average-heater", cost: { text: "$219" } });
    expect(measures?.text).toContain("different measures");
    expect(readEnergy(heater(young, { ...gasTank, known: rated }), "en").measures).toBeUndefined();
  });

  it.each(["heat-pump", "tankless-gas"] as const)("of a %s depends on its rating", (type) => {
    const present = readPresent(undefined, type);
    expect(present?.statement.text).toContain("depends on the UEF");
    expect(present?.kWh).toBeUndefined();
  });

  it("uses the model's rating, unless it is an estimate", () => {
    expect(readPresent(rated)).toMatchObject({ of: "this-heater", kWh: { from: 5414 } });
    expect(readPresent(rated)?.statement.assumption).toContain(
      formatText("en", "energy", "uefOfModel", { value: "0.60" }),
    );
    expect(readPresent(rated)?.statement.sources).toContainEqual({ ...sheet, kind: "maker" });
    expect(readPresent({ ...rated, estimatedFacts: ["uniformEnergyFactor"] })?.of).toBe("average-heater");
    expect(readPresent({ ...rated, source: "ai-enhanced" })?.of).toBe("average-heater");
  });

  it("is in therms in English, and in kilowatt-hours first where gas is billed in them", () => {
    const text = (language: Language) =>
      readEnergy(heater(young, { ...gasTank, known: rated }), language).present?.kWh?.text;
    expect(text("en")).toBe("185 therms");
    expect(text("es")).toBe("185\u00a0termias (5,414\u00a0kWh)");
    expect(text("de")).toBe("5.414\u00a0kWh (185\u00a0Therm)");
  });
});
