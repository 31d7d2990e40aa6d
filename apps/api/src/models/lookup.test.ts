import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../test/recorded.ts";
import { migratedDatabase, nowhere } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import { writeModels } from "./import/write-models.ts";
import { createModels } from "./lookup.ts";

const database = connect(await migratedDatabase());
afterAll(() => database.destroy());
const models = await createModels(database);

describe("find", () => {
  it("adds facts from the model number to a listed model, and marks inferred ones", () => {
    const kenmore = models.find({ brand: "kenmore", model: "153.336433" });
    expect(kenmore).toMatchObject({
      source: "catalogue",
      facts: { capacityGallons: 40, line: "Power Miser 6", warrantyYears: 6 },
      factsOfNumber: ["warrantyYears"],
      estimated: true,
      estimatedFacts: ["warrantyYears"],
    });
    expect(kenmore?.sources.length).toBeGreaterThan(1);
    expect(models.find({ brand: "rheem", model: "XG40T06EC36U1" })).not.toHaveProperty("factsOfNumber");
  });
});

describe("refresh", () => {
  it("adds what was imported since the last time, and replaces what it changed", async () => {
    const row = {
      origin: "doe",
      brand: "rheem",
      model: "QQ-QQQQ",
      model_pattern: "QQQQQQ",
      model_key: "QQQQQQ",
      facts: { capacityGallons: 40, features: [] },
      confidence: "high",
      source_title: "Test",
      source_url: null,
      source_date: null,
    } as const;
    const capacity = () => models.find({ brand: "rheem", model: "QQ-QQQQ" })?.facts.capacityGallons;
    await writeModels(database, [row]);
    expect(capacity()).toBeUndefined();
    await models.refresh();
    await models.refresh();
    expect(capacity()).toBe(40);
    await writeModels(database, [{ ...row, facts: { capacityGallons: 50, features: [] } }]);
    await models.refresh();
    expect(capacity()).toBe(50);
  });

  it("leaves the lists as they are while the database can't be reached", async () => {
    const { find, refresh } = await createModels(openDatabase(nowhere));
    await expect(refresh()).rejects.toThrow(/ECONNREFUSED/u);
    expect(find({ brand: "ao-smith", model: "ENT-40" })?.source).toBe("catalogue");
  });
});
