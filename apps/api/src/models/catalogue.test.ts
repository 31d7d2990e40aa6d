import { isBrand } from "@heater-age/decoder";
import { readModel } from "@heater-age/decoder/models";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./catalogue.ts";
import { CatalogueEntries } from "./catalogue-schema.ts";

const { rows } = await readCatalogue();
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
      (row) =>
        (row.fuel === "electric" && (row.input_btu_h !== null || row.vent !== null)) ||
        (row.fuel !== "electric" && row.watts !== null) ||
        (row.uef !== null && row.uef > 1.05 && row.type !== "heat-pump") ||
        (row.min_input_btu_h ?? 0) > (row.input_btu_h ?? Number.POSITIVE_INFINITY) ||
        (row.weight_lb ?? 0) > (row.shipping_weight_lb ?? Number.POSITIVE_INFINITY) ||
        Math.abs((row.capacity_gal ?? 0) - (row.rated_volume_gal ?? row.capacity_gal ?? 0)) > 12,
    );
    expect(named(wrong)).toEqual([]);
  });

  it("agrees with the model numbers, except for their rounding", () => {
    const near = (listed: number | null, said: number | undefined, tolerance: number) =>
      listed === null || said === undefined || Math.abs(listed - said) <= tolerance;
    const wrong = rows.filter((row) => {
      const facts = readModel(row.brand, row.model)[0]?.facts;
      if (facts === undefined) return false;
      return !(
        [
          [row.type, facts.type],
          [row.fuel, facts.fuel],
          [row.vent, facts.vent],
          [row.height, facts.height],
        ].every(([listed, said]) => listed === null || said === undefined || listed === said) &&
        near(row.capacity_gal, facts.capacityGallons, 2) &&
        near(row.input_btu_h, facts.inputBtuPerHour, 1000) &&
        near(row.watts, facts.watts, 0) &&
        near(row.volts, facts.volts, 0) &&
        near(row.max_gpm, facts.maxGallonsPerMinute, 0.5) &&
        near(row.warranty_years, facts.warrantyYears, 0)
      );
    });
    expect(named(wrong)).toEqual([]);
    const read = rows.filter(({ brand, model }) => readModel(brand, model).length > 0);
    expect(read.length).toBeGreaterThan(200);
  });

  it("has a main term for every warranty, which is one of its parts if they are listed", () => {
    const wrong = rows.filter((row) => {
      const parts = [
        row.warranty_tank_years,
        row.warranty_heat_exchanger_years,
        row.warranty_parts_years,
        row.warranty_labour_years,
      ].filter((years) => years !== null);
      if (row.warranty_years === null) return parts.length > 0;
      return row.warranty_years < Math.max(0, ...parts);
    });
    expect(named(wrong)).toEqual([]);
  });

  it("has no tank dimensions from ENERGY STAR lists", () => {
    const listed = rows.filter(({ source_title }) => source_title.startsWith("ENERGY STAR"));
    expect(listed.length).toBeGreaterThan(30);
    const measured = listed.filter(
      ({ height_in, diameter_in }) => height_in !== null || diameter_in !== null,
    );
    expect(named(measured)).toEqual([]);
  });
});

describe("CatalogueEntries", () => {
  const entry = {
    model: "TEST-40",
    features: [],
    source: { title: "Test" },
    confidence: "low",
    use: "facts",
  };

  it.each([
    ["a column without its unit", { capacity: 40 }],
    ["a figure out of its range", { capacity_gal: 4000 }],
    ["a text for a figure", { capacity_gal: "40" }],
    ["an unknown type", { type: "kettle" }],
    ["an unknown feature", { features: ["shiny"] }],
    ["a source without a title", { source: { url: "https://example.com/" } }],
    ["a date that is none", { source: { title: "Test", date: "lately" } }],
    ["a use that is not settled", { use: "verify-only" }],
  ])("refuses %s", (_, change) => {
    expect(CatalogueEntries.Check([entry])).toBe(true);
    expect(CatalogueEntries.Check([{ ...entry, ...change }])).toBe(false);
  });
});
