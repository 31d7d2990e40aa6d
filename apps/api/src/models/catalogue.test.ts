import { readdir, readFile } from "node:fs/promises";
import { isBrand } from "@heater-age/decoder";
import { readModel } from "@heater-age/decoder/models";
import Type from "typebox";
import { Errors } from "typebox/value";
import { describe, expect, it } from "vitest";
import { confidences } from "../schema/enums.ts";
import { figures, ModelFacts } from "../schema/model-facts.ts";
import { folder, readCatalogue } from "./catalogue.ts";

const oneOf = (texts: readonly string[]) => Type.Unsafe<string>({ type: "string", enum: texts });
const ranges = Object.fromEntries(
  Object.entries(figures).map(([name, [, , minimum, maximum]]) => [
    name,
    Type.Optional(
      name.startsWith("warranty") ? Type.Integer({ minimum, maximum }) : Type.Number({ minimum, maximum }),
    ),
  ]),
);
const Facts = Type.Object(
  {
    ...ModelFacts.properties,
    line: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    ...ranges,
    features: { ...ModelFacts.properties.features, uniqueItems: true },
  },
  { additionalProperties: false },
);
const Entry = Type.Object(
  {
    model: Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 ./*-]{2,29}$" }),
    facts: Facts,
    source: Type.Object(
      {
        title: Type.String({ minLength: 3, maxLength: 120 }),
        url: Type.Optional(Type.String({ pattern: "^https?://\\S+$" })),
        date: Type.Optional(Type.String({ pattern: "^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$" })),
        // Address of the copy that was read, if it was not the source itself.
        read_from: Type.Optional(Type.String()),
      },
      { additionalProperties: false },
    ),
    confidence: oneOf(confidences),
    // License terms, as in `NOTICE.md` beside the data.
    use: oneOf(["facts", "energy-star", "bsd-3-clause"]),
    // For maintainers of the data.
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const rows = await readCatalogue();
const named = (list: readonly (typeof rows)[number][]) => list.map(({ brand, model }) => `${brand} ${model}`);

describe("the catalog", () => {
  it("has several hundred models of known brands", () => {
    expect(rows.length).toBeGreaterThan(250);
    expect(named(rows.filter(({ brand }) => !isBrand(brand)))).toEqual([]);
  });

  it("has files of valid entries", async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
    for (const name of names) {
      const entries: unknown = JSON.parse(await readFile(new URL(name, folder), "utf8"));
      expect(Errors(Type.Array(Entry, { minItems: 1 }), entries), name).toEqual([]);
    }
  });

  it("has each model of a brand once", () => {
    const keys = rows.map(({ brand, model_pattern }) => `${brand} ${model_pattern}`);
    expect(new Set(keys).size).toBe(keys.length);
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
    const near = (listed: number | undefined, read: number | undefined, tolerance: number) =>
      listed === undefined || read === undefined || Math.abs(listed - read) <= tolerance;
    const wrong = rows.filter(({ brand, model, facts: row }) => {
      const facts = readModel(brand, model)[0]?.facts;
      if (facts === undefined) return false;
      return !(
        [
          [row.type, facts.type],
          [row.fuel, facts.fuel],
          [row.vent, facts.vent],
          [row.height, facts.height],
        ].every(([listed, read]) => listed === undefined || read === undefined || listed === read) &&
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
