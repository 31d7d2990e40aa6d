import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { lifeType } from "../life/remaining-life.ts";
import type { LifeType } from "../life/figures.ts";
import type { ModelCase } from "../models/brands/cases.ts";
import { readModel } from "../models/read-model.ts";
import { warrantyTerms } from "./cover.ts";
import { usualWarranty } from "./usual-warranty.ts";

/** Cheaper or dearer than is usual. */
const outside: ReadonlySet<string> = new Set(["SCG40T03UN38U0", "EZTR40", "EZ111DV", "EZ98DV", "EZ71DV"]);
const folder = `${import.meta.dirname}/../models/brands`;

async function knownYears(): Promise<ReadonlyMap<LifeType, readonly number[]>> {
  const years = new Map<LifeType, readonly number[]>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".cases.ts"))) {
    const brand = file.replace(".cases.ts", "");
    const { modelCases: cases } = (await import(`${folder}/${file}`)) as {
      readonly modelCases: readonly ModelCase[];
    };
    for (const { model } of cases) {
      const facts = readModel(brand, model)[0]?.facts;
      const type = facts?.type === undefined ? undefined : lifeType(facts.type);
      if (type === undefined || outside.has(model)) continue;
      const terms = warrantyTerms({ brand, model }).filter(
        ({ part, recirculation }) =>
          (part === "tank" || part === "heat-exchanger") && recirculation === undefined,
      );
      years.set(type, [...(years.get(type) ?? []), ...terms.flatMap((term) => term.years)]);
    }
  }
  return years;
}

it("matches the documents and numbers of known models", async () => {
  const years = await knownYears();
  const ranges = [...years].map(([type, known]) => [type, Math.min(...known), Math.max(...known)]);
  expect(ranges).toEqual(
    ranges.map(([type]) => {
      const { from, to } = usualWarranty(type as LifeType);
      return [type, from, to];
    }),
  );
  expect(ranges).toHaveLength(5);
});

it("is that of tanks for an unknown kind", () => {
  expect(usualWarranty()).toEqual(usualWarranty("gas-tank"));
});
