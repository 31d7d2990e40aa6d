import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isBrand } from "../brands/index.ts";
import type { ModelCase } from "./brands/cases.ts";
import { modelRules } from "./brands/index.ts";
import { modelKey } from "./model-key.ts";
import type { ModelFacts } from "./rules/model-rule.ts";
import { readModel } from "./read-model.ts";
import { recogniseModel } from "./recognise.ts";

/** The facts in the words of the cases. */
function say(facts: ModelFacts): string {
  const unit = (value: number | undefined, name: string) => (value === undefined ? [] : [`${value} ${name}`]);
  const code = (value: string | undefined, name = "") => (value === undefined ? [] : [`${value}${name}`]);
  return [
    ...code(facts.type),
    ...code(facts.fuel),
    ...code(facts.vent, " vent"),
    ...code(facts.nox, " NOx"),
    ...code(facts.height),
    ...code(facts.location),
    ...unit(facts.capacityGallons, "gal"),
    ...unit(facts.inputBtuPerHour, "BTU/h"),
    ...unit(facts.heatingBtuPerHour, "BTU/h for heating"),
    ...unit(facts.watts, "W"),
    ...unit(facts.volts, "V"),
    ...unit(facts.breakerAmps, "A"),
    ...unit(facts.elements, "elements"),
    ...unit(facts.ventInches, "in vent"),
    ...unit(facts.maxGallonsPerMinute, "gal/min"),
    ...unit(facts.warrantyYears, "years"),
    ...(facts.generation === undefined ? [] : [`generation ${facts.generation}`]),
    ...code(facts.line),
    ...facts.features.toSorted(),
  ].join(", ");
}

const files = readdirSync(`${import.meta.dirname}/brands`);
const slugs = [...modelRules.keys()];
const casesOf = async (slug: string) =>
  ((await import(`./brands/${slug}.cases.ts`)) as { modelCases: readonly ModelCase[] }).modelCases;
const withCases = files.filter((file) => file.endsWith(".cases.ts")).map((file) => file.slice(0, -9));

it("registers every file of rules, each with its cases", () => {
  const rules = files.filter((file) => !/\.cases\.ts$|^(?:index|cases)\.ts$/u.test(file));
  expect(rules.map((file) => file.slice(0, -3)).toSorted()).toEqual(slugs.toSorted());
  expect(withCases.toSorted()).toEqual(slugs.toSorted());
  expect(slugs.filter((slug) => !isBrand(slug))).toEqual([]);
});

it("reaches each rule by a case", async () => {
  const cases = await Promise.all(slugs.map(casesOf));
  const reached = new Set(cases.flat().map(({ by }) => by));
  const ids = [...modelRules.values()].flat().map(({ id }) => id);
  expect(ids.filter((id) => !reached.has(id))).toEqual([]);
});

describe.each(slugs)("%s", async (slug) => {
  const modelCases = await casesOf(slug);

  it.each(modelCases)("$model is $is", ({ model, by, is }) => {
    const [best, ...others] = readModel(slug, model);
    expect({ by: best?.pattern, is: best && say(best.facts) }).toEqual({ by, is });
    expect(others).toEqual([]);
  });

  it("comes near to what is listed of the same models", () => {
    const numbers = (text: string) =>
      new Map(
        [...text.matchAll(/(?<value>[\d.]+) (?<unit>gal|BTU\/h|W|years)(?=,|$)/gu)].map(
          ({ groups }) => [groups?.["unit"], Number(groups?.["value"])] as const,
        ),
      );
    const tolerances = new Map([
      ["gal", 2],
      ["BTU/h", 1_000],
      ["W", 0],
      ["years", 0],
    ]);
    const far = modelCases.flatMap(({ model, is, listed = "" }) => {
      const read = numbers(is);
      return [...numbers(listed)]
        .filter(
          ([unit = "", value]) => Math.abs((read.get(unit) ?? value) - value) > (tolerances.get(unit) ?? 0),
        )
        .map(([unit, value]) => `${model}: ${value} ${unit}`);
    });
    expect(far).toEqual([]);
  });

  it("is recognised by every model number that it reads, first when it is asked for", () => {
    for (const { model, by } of modelCases) {
      const first = recogniseModel(model, slug)[0];
      expect({ brand: first?.brand, by: first?.reading.pattern }).toEqual({ brand: slug, by });
      expect(recogniseModel(`Model No: ${model}`, slug)[0]?.brand).toBe(slug);
    }
  });
});

describe("modelKey", () => {
  it.each([
    ["153.336433", "153336433"],
    ["GS6 40 BFUT* 100", "GS640BFUT100"],
    ["pro+g50-38u rh62 ec1", "PRO+G5038URH62EC1"],
    ["RE250L*-****", "RE250L"],
    ["NCB-240/110", "NCB240110"],
    ["ENT\u201350", "ENT50"],
    ["", ""],
  ])("%s is %s", (typed, key) => expect(modelKey(typed)).toBe(key));
});

describe("what is not in the number", () => {
  it.each([
    ["bradford-white", "URG2D50S6N", "height"],
    ["navien", "NPN-180A", "inputBtuPerHour"],
    ["navien", "NR-240", "inputBtuPerHour"],
    ["rheem", "RTGH-95DVLN", "inputBtuPerHour"],
    ["american", "LDCE32-50R-52", "capacityGallons"],
    ["american", "E6N-50L 100", "watts"],
    ["kenmore", "153.336433", "capacityGallons"],
    ["state", "GS6-40-YBRT", "fuel"],
    ["whirlpool", "FG1H4040T3NOV", "warrantyYears"],
  ] as const)("%s %s: %s", (slug, model, fact) => {
    const [reading] = readModel(slug, model);
    expect(reading).toBeDefined();
    expect(reading?.facts[fact]).toBeUndefined();
  });

  it("is no efficiency: the class in a number of Rheem is a part without a fact", () => {
    const [reading] = readModel("rheem", "PROG40-38N RH62");
    expect(reading?.parts).toContainEqual({ from: 11, to: 13, text: "62", means: "efficiencyClass" });
    expect(JSON.stringify(reading?.facts)).not.toContain("62");
  });

  it("is no reading: of another brand, of none, of half a number", () => {
    expect(readModel("ruud", "PROG40-38N RH62")).toEqual([]);
    expect(readModel("acme", "XG40T06EC36U1")).toEqual([]);
    expect(readModel("rheem", "XG40T06EC")).toEqual([]);
    expect(readModel("american", "AHCG3130T4003N")).toEqual([]);
    expect(readModel("rheem", "")).toEqual([]);
  });
});

describe("facts that were concluded", () => {
  it.each([
    ["state", "GSX 75 XRRS", ["warrantyYears"]],
    ["ao-smith", "FCG 75", ["warrantyYears"]],
    ["ao-smith", "GCV-40", []],
    ["rheem", "XG29T06EN30U0", ["nox"]],
    ["rheem", "XG40T06EC36U1", []],
  ] as const)("%s %s: %j", (slug, model, inferred) => {
    expect(readModel(slug, model)[0]?.inferred).toEqual(inferred);
  });
});
