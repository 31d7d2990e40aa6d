import { describe, expect, it } from "vitest";
import type { ModelFacts } from "../schema/model-facts.ts";
import { ModelLists, type ModelRow } from "./lists.ts";
import { modelPattern } from "./pattern.ts";

function listsOf(...rows: readonly ModelRow[]): ModelLists {
  const lists = new ModelLists();
  for (const each of rows) lists.add(each);
  return lists;
}

/** Returns a row of an invented model. */
function row(model: string, facts: Partial<ModelFacts> = {}, more: Partial<ModelRow> = {}): ModelRow {
  const { pattern, key } = modelPattern(model);
  return {
    origin: "catalogue",
    brand: "rheem",
    model,
    model_pattern: pattern,
    model_key: key,
    facts: { features: [], ...facts },
    confidence: "high",
    source_title: `Test of ${model}`,
    source_url: null,
    source_date: null,
    ...more,
  };
}

const matched = (lists: ModelLists, ...models: readonly string[]) =>
  models.map((model) => {
    const listed = lists.find({ brand: "rheem", model });
    return listed && `${listed.match} ${listed.matchedModel}`;
  });

describe("ModelLists", () => {
  it("prefers the exact number", () => {
    const lists = listsOf(row("TEST-40"), row("TEST-40 *"), row("TEST-40W"), row("TEST-**"));
    expect(matched(lists, "TEST-40", "test40w", "TEST-40X", "TEST-50")).toEqual([
      "exact TEST-40",
      "exact TEST-40W",
      "exact TEST-40 *",
      "exact TEST-**",
    ]);
  });

  it("finds the longest known number before options", () => {
    const lists = listsOf(row("TEST-40"), row("TEST-40W"));
    expect(matched(lists, "TEST-40W-200", "TEST-40-200", "TEST-400", "TEST-4", "BEST-40")).toEqual([
      "without-options TEST-40W",
      "without-options TEST-40",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("searches only models of the brand", () => {
    const lists = listsOf(row("TEST-40", {}, { brand: "ruud" }));
    expect(matched(lists, "TEST-40")).toEqual([undefined]);
  });

  it("lowers the confidence if options are missing", () => {
    const rows = (["high", "medium", "low"] as const).map((confidence, index) =>
      row(`TEST-4${index}`, {}, { confidence }),
    );
    const lists = listsOf(...rows);
    const matches = rows.map(({ brand, model }) => lists.find({ brand, model: `${model} X` }));
    expect(matches.map((one) => one?.confidence)).toEqual(["medium", "low", "low"]);
  });

  it("prefers the more reliable source, then the newer one, and completes it from the other", () => {
    const lists = listsOf(
      row("TEST-40", { capacityGallons: 40, features: ["condensing"] }, { source_date: "2020" }),
      row(
        "TEST-40",
        { capacityGallons: 41, ratedVolumeGallons: 38, features: ["energy-star"] },
        { origin: "energy-star", source_date: "2024-05-01", source_title: "Test of a newer list" },
      ),
      row(
        "TEST-40",
        { capacityGallons: 42, uniformEnergyFactor: 0.6 },
        { origin: "doe", source_date: "2026", confidence: "low", source_title: "Test of a weak list" },
      ),
      row(
        "TEST-40",
        { capacityGallons: 43, type: "gas-tank" },
        { origin: "california", source_date: "2019", source_title: "Test of an older list" },
      ),
    );
    expect(lists.find({ brand: "rheem", model: "TEST-40" })).toEqual({
      match: "exact",
      matchedModel: "TEST-40",
      confidence: "high",
      facts: {
        capacityGallons: 41,
        ratedVolumeGallons: 38,
        type: "gas-tank",
        uniformEnergyFactor: 0.6,
        features: ["energy-star", "condensing"],
      },
      sources: [
        { title: "Test of a newer list", date: "2024-05-01" },
        { title: "Test of TEST-40", date: "2020" },
        { title: "Test of an older list", date: "2019" },
        { title: "Test of a weak list", date: "2026" },
      ],
    });
  });

  it("ignores sources about another kind of heater", () => {
    const lists = listsOf(
      row("TEST-40", { type: "electric-tank" }),
      row("TEST-40", { type: "gas-tank", inputBtuPerHour: 40_000 }, { origin: "doe", confidence: "low" }),
    );
    expect(lists.find({ brand: "rheem", model: "TEST-40" })?.facts).toEqual({
      type: "electric-tank",
      features: [],
    });
  });
});
