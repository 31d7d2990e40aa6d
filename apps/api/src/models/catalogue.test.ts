import { isBrand } from "@heater-age/decoder";
import { readModel } from "@heater-age/decoder/models";
import { describe, expect, it } from "vitest";
import { CatalogueEntries, readCatalogue } from "./catalogue.ts";

const rows = await readCatalogue();
const named = (kept: readonly (typeof rows)[number][]) => kept.map(({ brand, model }) => `${brand} ${model}`);

describe("the catalog", () => {
  it("has several hundred models of known brands", () => {
    expect(rows.length).toBeGreaterThan(250);
    expect(named(rows.filter(({ brand }) => !isBrand(brand)))).toEqual([]);
  });

  it("has each model of a brand once", () => {
    const keys = rows.map(({ brand, model_pattern }) => `${brand} ${model_pattern}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has a source for each model, without a URL for sources that cannot be opened", () => {
    expect(named(rows.filter(({ source_title }) => source_title.trim() === ""))).toEqual([]);
    expect(named(rows.filter(({ source_url }) => source_url !== null && !URL.canParse(source_url)))).toEqual(
      [],
    );
  });

  it("only has numbers that a visitor can type", () => {
    const wrong = rows.filter(({ model_key: { length } }) => length < 3 || length > 30);
    expect(named(wrong)).toEqual([]);
  });

  it("has no contradictory data", () => {
    const wrong = rows.filter(
      ({ facts: row }) =>
        (row.fuel === "electric" && (row.inputBtuPerHour !== undefined || row.vent !== undefined)) ||
        (row.fuel !== "electric" && row.watts !== undefined) ||
        (row.uniformEnergyFactor !== undefined &&
          row.uniformEnergyFactor > 1.05 &&
          row.type !== "heat-pump") ||
        (row.minInputBtuPerHour ?? 0) > (row.inputBtuPerHour ?? Number.POSITIVE_INFINITY) ||
        (row.weightPounds ?? 0) > (row.shippingWeightPounds ?? Number.POSITIVE_INFINITY) ||
        Math.abs((row.capacityGallons ?? 0) - (row.ratedVolumeGallons ?? row.capacityGallons ?? 0)) > 12,
    );
    expect(named(wrong)).toEqual([]);
  });

  it("agrees with the model numbers, except for their rounding", () => {
    const near = (listed: number | undefined, said: number | undefined, tolerance: number) =>
      listed === undefined || said === undefined || Math.abs(listed - said) <= tolerance;
    const wrong = rows.filter(({ brand, model, facts: row }) => {
      const facts = readModel(brand, model)[0]?.facts;
      if (facts === undefined) return false;
      return !(
        [
          [row.type, facts.type],
          [row.fuel, facts.fuel],
          [row.vent, facts.vent],
          [row.height, facts.height],
        ].every(([listed, said]) => listed === undefined || said === undefined || listed === said) &&
        near(row.capacityGallons, facts.capacityGallons, 2) &&
        near(row.inputBtuPerHour, facts.inputBtuPerHour, 1000) &&
        near(row.watts, facts.watts, 0) &&
        near(row.volts, facts.volts, 0) &&
        near(row.maxGallonsPerMinute, facts.maxGallonsPerMinute, 0.5) &&
        near(row.warrantyYears, facts.warrantyYears, 0)
      );
    });
    expect(named(wrong)).toEqual([]);
    const read = rows.filter(({ brand, model }) => readModel(brand, model).length > 0);
    expect(read.length).toBeGreaterThan(200);
  });

  it("has a main term for every warranty, which is one of its parts if they are listed", () => {
    const wrong = rows.filter(({ facts: row }) => {
      const parts = [
        row.warrantyTankYears,
        row.warrantyHeatExchangerYears,
        row.warrantyPartsYears,
        row.warrantyLabourYears,
      ].filter((years) => years !== undefined);
      if (row.warrantyYears === undefined) return parts.length > 0;
      return row.warrantyYears < Math.max(0, ...parts);
    });
    expect(named(wrong)).toEqual([]);
  });

  it("has no tank dimensions from ENERGY STAR lists", () => {
    const listed = rows.filter(({ source_title }) => source_title.startsWith("ENERGY STAR"));
    expect(listed.length).toBeGreaterThan(30);
    const measured = listed.filter(
      ({ facts }) => facts.heightInches !== undefined || facts.diameterInches !== undefined,
    );
    expect(named(measured)).toEqual([]);
  });
});

describe("CatalogueEntries", () => {
  const entry = {
    model: "TEST-40",
    facts: { features: [] },
    source: { title: "Test" },
    confidence: "low",
    use: "facts",
  };

  it.each([
    ["a figure without its unit", { facts: { capacity: 40, features: [] } }],
    ["a figure out of its range", { facts: { capacityGallons: 4000, features: [] } }],
    ["a text for a figure", { facts: { capacityGallons: "40", features: [] } }],
    ["an unknown type", { facts: { type: "kettle", features: [] } }],
    ["an unknown feature", { facts: { features: ["shiny"] } }],
    ["a source without a title", { source: { url: "https://example.com/" } }],
    ["a date that is none", { source: { title: "Test", date: "lately" } }],
    ["a use that is not settled", { use: "verify-only" }],
  ])("refuses %s", (_, change) => {
    expect(CatalogueEntries.Check([entry])).toBe(true);
    expect(CatalogueEntries.Check([{ ...entry, ...change }])).toBe(false);
  });
});
