import { type Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { migratedDatabase } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import type { Database } from "../db/schema.ts";
import type { ModelFacts } from "../schema/model-facts.ts";
import { candidatesQuery, findModels } from "./find.ts";
import { modelPattern } from "./pattern.ts";
import { type ModelRow, writeModels } from "./write.ts";

async function open(rows: readonly ModelRow[]): Promise<Kysely<Database>> {
  const url = await migratedDatabase();
  const database = connect(url, "migrate");
  onTestFinished(() => database.destroy());
  await writeModels(database, rows);
  return database;
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

const matched = async (database: Kysely<Database>, ...models: readonly string[]) =>
  (
    await findModels(
      database,
      models.map((model) => ({ brand: "rheem", model })),
    )
  ).map((found) => found && `${found.match} ${found.matchedModel}`);

describe("findModels", () => {
  it("prefers the exact number", async () => {
    const database = await open([row("TEST-40"), row("TEST-40 *"), row("TEST-40W"), row("TEST-**")]);
    expect(await matched(database, "TEST-40", "test40w", "TEST-40X", "TEST-50")).toEqual([
      "exact TEST-40",
      "exact TEST-40W",
      "exact TEST-40 *",
      "exact TEST-**",
    ]);
  });

  it("finds the longest known number before options", async () => {
    const database = await open([row("TEST-40"), row("TEST-40W")]);
    expect(await matched(database, "TEST-40W-200", "TEST-40-200", "TEST-400", "TEST-4", "BEST-40")).toEqual([
      "without-options TEST-40W",
      "without-options TEST-40",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("searches only models of the brand", async () => {
    const database = await open([row("TEST-40", {}, { brand: "ruud" })]);
    expect(await matched(database, "TEST-40")).toEqual([undefined]);
  });

  it("lowers the confidence if options are missing", async () => {
    const rows = (["high", "medium", "low"] as const).map((confidence, index) =>
      row(`TEST-4${index}`, {}, { confidence }),
    );
    const database = await open(rows);
    const wanted = rows.map(({ brand, model }) => ({ brand, model: `${model} X` }));
    const found = await findModels(database, wanted);
    expect(found.map((one) => one?.confidence)).toEqual(["medium", "low", "low"]);
  });

  it("prefers the more reliable source, then the newer one, and completes it from the other", async () => {
    const database = await open([
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
    ]);
    expect(await findModels(database, [{ brand: "rheem", model: "TEST-40" }])).toEqual([
      {
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
      },
    ]);
  });

  it("ignores sources about another kind of heater", async () => {
    const database = await open([
      row("TEST-40", { type: "electric-tank" }),
      row("TEST-40", { type: "gas-tank", inputBtuPerHour: 40_000 }, { origin: "doe", confidence: "low" }),
    ]);
    const [found] = await findModels(database, [{ brand: "rheem", model: "TEST-40" }]);
    expect(found?.facts).toEqual({ type: "electric-tank", features: [] });
  });

  it("finds several models in order, with no result for unknown ones", async () => {
    const database = await open([row("TEST-40"), row("TEST-50")]);
    expect(await matched(database, "TEST-50", "", "X", "TEST-60", "TEST-40", "TEST-50")).toEqual([
      "exact TEST-50",
      undefined,
      undefined,
      undefined,
      "exact TEST-40",
      "exact TEST-50",
    ]);
    expect(await findModels(database, [])).toEqual([]);
  });

  it("treats wildcards in the search as plain characters", async () => {
    const database = await open([row("TEST-40")]);
    expect(await matched(database, "TEST%", "TEST-4_", "%", "' or true --")).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it("uses an index to look up several models", async () => {
  const database = await open([]);
  await sql`insert into models (origin, brand, model, model_pattern, model_key, facts, confidence, source_title)
    select 'doe', 'rheem', 'TEST-' || n, 'TEST' || n, 'TEST' || n, '{}', 'high', 'Test' from generate_series(1, 50000) n`.execute(
    database,
  );
  await sql`analyze models`.execute(database);
  const plan = await candidatesQuery(database, [{ brand: "rheem", model: "TEST-40000-1" }]).explain<{
    readonly "QUERY PLAN": string;
  }>();
  const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(text).toContain("models_brand_model_key");
  expect(text).not.toContain("Seq Scan on models");
});
