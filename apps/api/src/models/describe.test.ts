import { formatText } from "@heater-age/messages/server";
import { warranty } from "@heater-age/decoder";
import { languages } from "@heater-age/messages";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeModel } from "./describe.ts";
import type { ModelFacts } from "../schema/model-facts.ts";
import { factCodes, featureCodes } from "../schema/model-facts.ts";

const english = (facts: Partial<ModelFacts>) => describeModel({ features: [], ...facts }, "en");
const german = (facts: Partial<ModelFacts>) => describeModel({ features: [], ...facts }, "de");

const year = fc.integer({ min: 1, max: 25 });
const anyFacts: fc.Arbitrary<ModelFacts> = fc
  .record(
    {
      type: fc.constantFrom(...factCodes.type),
      fuel: fc.constantFrom(...factCodes.fuel),
      vent: fc.constantFrom(...factCodes.vent),
      nox: fc.constantFrom(...factCodes.nox),
      height: fc.constantFrom(...factCodes.height),
      location: fc.constantFrom(...factCodes.location),
      capacityGallons: fc.integer({ min: 1, max: 150 }),
      watts: fc.constantFrom(0, 4500),
      elements: fc.constantFrom(0, 1, 2),
      inputBtuPerHour: fc.integer({ min: 5000, max: 400_000 }),
      warrantyTankYears: year,
      warrantyHeatExchangerYears: year,
      warrantyHeatExchangerHours: fc.constant(12_000),
      warrantyPartsYears: year,
      warrantyLabourYears: year,
    },
    { requiredKeys: [] },
  )
  .chain((facts) => fc.subarray([...featureCodes]).map((features) => ({ ...facts, features })));

describe("describeModel", () => {
  it("omits unknown facts", () => {
    expect(english({})).toEqual({});
  });

  it.each<[keyof ReturnType<typeof describeModel>, Partial<ModelFacts>, string, string]>([
    ["capacity", { capacityGallons: 1 }, "1 gallon", "3,8 l (1 gal)"],
    ["capacity", { capacityGallons: 50, ratedVolumeGallons: 46 }, "50 gallons", "189 l (50 gal)"],
    [
      "capacity",
      { ratedVolumeGallons: 46 },
      formatText("en", "model", "ratedVolume", { volume: "46 gallons" }),
      formatText("de", "model", "ratedVolume", { volume: "174 l (46 gal)" }),
    ],
    ["type", { type: "electric-tank", fuel: "electric" }, "Electric tank", "Elektrospeicher"],
    ["type", { fuel: "propane" }, "propane", "Propan"],
    [
      "efficiency",
      { uniformEnergyFactor: 3.5, energyFactor: 3 },
      formatText("en", "model", "uniformEnergyFactor", { value: "3.50" }),
      formatText("de", "model", "uniformEnergyFactor", { value: "3,50" }),
    ],
    [
      "efficiency",
      { energyFactor: 0.9, thermalEfficiencyPercent: 80 },
      formatText("en", "model", "energyFactor", { value: "0.90" }),
      formatText("de", "model", "energyFactor", { value: "0,90" }),
    ],
    [
      "efficiency",
      { thermalEfficiencyPercent: 96.5 },
      formatText("en", "model", "thermalEfficiency", { value: "96.5%" }),
      formatText("de", "model", "thermalEfficiency", { value: "96,5 %" }),
    ],
    [
      "dimensions",
      { heightInches: 24, widthInches: 14, depthInches: 9 },
      "24 in high, 14 in wide, 9 in deep",
      "61 cm (24 in) hoch, 35,6 cm (14 in) breit und 22,9 cm (9 in) tief",
    ],
    ["weight", { weightPounds: 157, shippingWeightPounds: 174 }, "157 lb", "71 kg (157 lb)"],
    [
      "btus",
      { inputBtuPerHour: 199_000, minInputBtuPerHour: 15_000 },
      "15,000 to 199,000 BTU/h",
      "4,4 bis 58,3 kW (15.000 bis 199.000 BTU/h)",
    ],
    ["warranty", { warrantyYears: 1 }, "1 year", "1 Jahr"],
    [
      "warranty",
      { warrantyYears: 6, warrantyTankYears: 6, warrantyPartsYears: 1 },
      "6 years on the tank, 1 year on parts",
      "6 Jahre auf den Speicher, 1 Jahr auf Teile",
    ],
    [
      "warranty",
      {
        warrantyYears: 15,
        warrantyHeatExchangerYears: 15,
        warrantyHeatExchangerHours: 12_000,
        warrantyPartsYears: 5,
      },
      `${formatText("en", "model", "warrantyHeatExchangerHours", { years: "15 years", hours: 12_000 })}, 5 years on parts`,
      "15 Jahre oder 12.000 Stunden auf den Wärmetauscher, 5 Jahre auf Teile",
    ],
  ])("describes the %s of %j", (field, facts, inEnglish, inGerman) => {
    const { [field]: englishText } = english(facts);
    const { [field]: germanText } = german(facts);
    expect(englishText).toBe(inEnglish);
    expect(germanText).toBe(inGerman);
  });

  it.each<[keyof ReturnType<typeof describeModel>, Partial<ModelFacts>, unknown]>([
    ["capacity", { capacityGallons: 1 }, "1 galón (3.8 l)"],
    ["capacity", { capacityGallons: 50 }, "50 galones (189 l)"],
    ["weight", { weightPounds: 157 }, "157 libras (71 kg)"],
    [
      "dimensions",
      { heightInches: 24 },
      formatText("es", "model", "dimensionHeight", { length: "24 pulgadas (61 cm)" }),
    ],
    ["btus", { inputBtuPerHour: 40_000 }, "40,000 BTU/h (11.7 kW)"],
    ["features", { watts: 4500 }, [formatText("es", "model", "power", { power: "4,500 W" })]],
    ["features", { maxGallonsPerMinute: 9.5 }, ["Hasta 9.5 gal/min (36 l/min)"]],
  ])("describes the %s of %j in Spanish, with the units of the plate first", (field, facts, text) => {
    const { [field]: spanishText } = describeModel({ features: [], ...facts }, "es");
    const plain = JSON.parse(JSON.stringify(spanishText).replaceAll("\u00A0", " ")) as unknown;
    expect(plain).toEqual(text);
  });

  it("gives the power of each electric element if their number is known", () => {
    expect(english({ watts: 4500 }).features).toEqual([
      formatText("en", "model", "power", { power: "4,500 W" }),
    ]);
    expect(english({ watts: 4500, elements: 1 }).features).toEqual(["One element of 4,500 W"]);
    expect(english({ watts: 4500, elements: 2 }).features).toEqual(["2 elements of 4,500 W each"]);
    expect(english({ elements: 2 }).features).toEqual(["2 elements"]);
    expect(english({ watts: 0 }).features).toEqual(["No elements"]);
    expect(english({ elements: 0 }).features).toEqual(["No elements"]);
    expect(german({ watts: 2250 }).features).toEqual([
      formatText("de", "model", "power", { power: "2,25 kW" }),
    ]);
  });

  it.each(languages)("has a text in $name for every fact", ({ code }) => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const info = describeModel(facts, code);
        const texts = Object.values(info).flat();
        expect(texts.filter((text) => typeof text !== "string" || text.trim() === "")).toEqual([]);
        const { warrantyTankYears: tank, warrantyHeatExchangerYears: exchanger } = facts;
        const years = tank ?? exchanger ?? facts.warrantyPartsYears ?? facts.warrantyLabourYears;
        expect(warranty(info.warranty ?? "", 0)?.years).toBe(years);
        expect(info.warrantyNote === undefined).toBe(info.warranty === undefined);
        expect(info.features?.length ?? 0).toBeGreaterThanOrEqual(facts.features.length);
      }),
    );
  });
});
