import { type Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { nowhere, service } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import type { Database } from "../db/schema.ts";
import type { ModelFacts } from "../schema/model-facts.ts";
import { type AskAboutModel, createModels } from "./lookup.ts";

const listed = { brand: "ao-smith", model: "ENT-40" };
const spoken = { brand: "rheem", model: "XG38T06EC36U1" };
const unknown = { brand: "rheem", model: "QQ-QQQQ" };
const said: ModelFacts = { capacityGallons: 55, features: [] };

/** Creates a language model that knows every model, and records the questions. */
function knowing() {
  const asked: string[] = [];
  const ask: AskAboutModel = async (brand, model) => {
    asked.push(`${brand} ${model}`);
    return said;
  };
  return { asked, ask };
}

/** Returns a database that can't be reached. */
function gone(): Kysely<Database> {
  const database = connect(nowhere);
  onTestFinished(() => database.destroy());
  return database;
}

describe("find", () => {
  it("asks only about models without data in the catalog or their number", async () => {
    const { database } = await service();
    const { asked, ask } = knowing();
    const { find } = createModels({ database, wait: 1000, ask });
    expect(await find(listed)).toMatchObject({ source: "catalogue", estimated: false });
    expect(await find(spoken)).toMatchObject({ source: "nomenclature" });
    expect(asked).toEqual([]);
    expect(await find(unknown)).toEqual({
      source: "ai-enhanced",
      facts: said,
      confidence: "low",
      estimated: true,
      estimatedFacts: ["capacityGallons"],
      sources: [],
    });
    expect(asked).toEqual(["rheem QQ-QQQQ"]);
  });

  it("adds facts from the model number to a listed model, and marks inferred ones", async () => {
    const { database } = await service();
    const { find } = createModels({ database, wait: 1000 });
    const kenmore = await find({ brand: "kenmore", model: "153.336433" });
    expect(kenmore).toMatchObject({
      source: "catalogue",
      facts: { capacityGallons: 40, line: "Power Miser 6", warrantyYears: 6 },
      factsOfNumber: ["warrantyYears"],
      estimated: true,
      estimatedFacts: ["warrantyYears"],
    });
    expect(kenmore?.sources.length).toBeGreaterThan(1);
    expect(await find({ brand: "rheem", model: "XG40T06EC36U1" })).not.toHaveProperty("factsOfNumber");
  });

  it("returns nothing if the language model has no data or is not configured", async () => {
    const { database } = await service();
    const ask: AskAboutModel = async () => undefined;
    expect(await createModels({ database, wait: 1000, ask }).find(unknown)).toBeUndefined();
    expect(await createModels({ database, wait: 1000 }).find(unknown)).toBeUndefined();
  });

  it("rejects with the database error", async () => {
    const { find } = createModels({ database: gone(), wait: 1000 });
    await expect(find(listed)).rejects.toThrow(/ECONNREFUSED/u);
  });
});

describe("findInTime", () => {
  it("asks no language model, and keeps the order", async () => {
    const { database } = await service();
    const { asked, ask } = knowing();
    const { findInTime } = createModels({ database, wait: 10_000, ask });
    const found = await findInTime([unknown, spoken, listed]);
    expect(found.map((model) => model?.source)).toEqual([undefined, "nomenclature", "catalogue"]);
    expect(asked).toEqual([]);
    expect(await findInTime([])).toEqual([]);
  });

  it("falls back to the model number if the database is slow, and uses the catalog again later", async () => {
    const { database } = await service();
    const { findInTime } = createModels({ database, wait: 50 });
    const source = async () => (await findInTime([listed]))[0]?.source;
    await database.transaction().execute(async (transaction) => {
      await sql`lock table models in access exclusive mode`.execute(transaction);
      expect(await source()).not.toBe("catalogue");
    });
    await expect.poll(source, { timeout: 15_000, interval: 100 }).toBe("catalogue");
  });

  it("looks up requests that arrive during a query with a single statement", async () => {
    const { database } = await service();
    let statements = 0;
    const counting = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    const { findInTime } = createModels({ database: counting, wait: 10_000 });
    const first = findInTime([listed]);
    for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
    const wanted = [[unknown, listed], [spoken], [listed], []];
    const found = await Promise.all(wanted.map(findInTime));
    expect(found.map((models) => models.map((model) => model?.source))).toEqual([
      [undefined, "catalogue"],
      ["nomenclature"],
      ["catalogue"],
      [],
    ]);
    expect((await first)[0]?.source).toBe("catalogue");
    expect(statements).toBe(2);
  });

  it("does not wait for a hanging statement", async () => {
    const { database } = await service();
    let statements = 0;
    const stuck = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        if (statements === 1) await new Promise(() => {});
        return result;
      },
    });
    const { findInTime } = createModels({ database: stuck, wait: 500 });
    expect((await findInTime([spoken]))[0]?.source).toBe("nomenclature");
    const source = async () => (await findInTime([listed]))[0]?.source;
    await expect.poll(source, { timeout: 15_000, interval: 100 }).toBe("catalogue");
  });

  it("never rejects", async () => {
    const { findInTime } = createModels({ database: gone(), wait: 10_000 });
    expect((await findInTime([spoken, unknown])).map((model) => model?.source)).toEqual([
      "nomenclature",
      undefined,
    ]);
  });
});
