import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isBrand } from "../brands/index.ts";
import type { ModelCase } from "./brands/cases.ts";
import { modelRules } from "./brands/index.ts";
import { modelKey } from "./model-key.ts";
import type { ModelFacts } from "./rules/model-rule.ts";
import { readModel } from "./read-model.ts";
import { recogniseModel } from "./recognise.ts";

/** Returns the facts in the words of the cases. */
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
const listCases = async (slug: string) =>
  ((await import(`./brands/${slug}.cases.ts`)) as { modelCases: readonly ModelCase[] }).modelCases;
const withCases = files.filter((file) => file.endsWith(".cases.ts")).map((file) => file.slice(0, -9));

it("registers every file of rules, with its cases", () => {
  const rules = files.filter((file) => !/\.cases\.ts$|^(?:index|cases)\.ts$/u.test(file));
  expect(rules.map((file) => file.slice(0, -3)).toSorted()).toEqual(slugs.toSorted());
  expect(withCases.toSorted()).toEqual(slugs.toSorted());
  expect(slugs.filter((slug) => !isBrand(slug))).toEqual([]);
});

it("covers each rule with a case", async () => {
  const cases = await Promise.all(slugs.map(listCases));
  const reached = new Set(cases.flat().map(({ by }) => by));
  const ids = [...modelRules.values()].flat().map(({ id }) => id);
  expect(ids.filter((id) => !reached.has(id))).toEqual([]);
});

describe.each(slugs)("%s", async (slug) => {
  const modelCases = await listCases(slug);

  it.each(modelCases)("$model is $is", ({ model, by, is }) => {
    const [best, ...others] = readModel(slug, model);
    expect({ by: best?.pattern, is: best && say(best.facts) }).toEqual({ by, is });
    expect(others).toEqual([]);
  });

  it("agrees with the listed kind and fuel of the same models", () => {
    const kinds = /^(?:gas-tank|electric-tank|heat-pump|tankless-gas)$/u;
    const fuels = /^(?:natural-gas|propane|electric)$/u;
    const wrong = modelCases.flatMap(({ model, is, listed = "" }) => {
      const [read, known] = [is.split(", "), listed.split(", ")];
      return [kinds, fuels].flatMap((words) => {
        const right = known.find((word) => words.test(word));
        const fromRules = read.find((word) => words.test(word));
        return right === undefined || fromRules === undefined || fromRules === right
          ? []
          : [`${model}: ${fromRules}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("is close to the listed figures of the same models", () => {
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

  it("is recognized by every model number that it reads, first if it is requested", () => {
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

describe("facts that are not in the number", () => {
  it.each([
    ["bradford-white", "URG2D50S6N", "height"],
    ["navien", "NPN-180A", "inputBtuPerHour"],
    ["rheem", "RTGH-95DVLN", "inputBtuPerHour"],
    ["american", "LDCE32-50R-52", "capacityGallons"],
    ["kenmore", "153.336433", "capacityGallons"],
    ["state", "GS6-40-YBRT", "fuel"],
    ["whirlpool", "FG1H4040T3NOV", "warrantyYears"],
    ["noritz", "NRC1111-OD", "inputBtuPerHour"],
    ["bosch", "940 ES", "inputBtuPerHour"],
  ] as const)("%s %s: %s", (slug, model, fact) => {
    const [reading] = readModel(slug, model);
    expect(reading).toBeDefined();
    expect(reading?.facts[fact]).toBeUndefined();
  });

  it("include efficiency: the class in a Rheem number is a part without a fact", () => {
    const [reading] = readModel("rheem", "PROG40-38N RH62");
    expect(reading?.parts).toContainEqual({ from: 11, to: 13, text: "62", means: "efficiencyClass" });
    expect(JSON.stringify(reading?.facts)).not.toContain("62");
  });

  it("include everything for another brand, an unknown brand or half a number", () => {
    expect(readModel("ruud", "PROG40-38N RH62")).toEqual([]);
    expect(readModel("acme", "XG40T06EC36U1")).toEqual([]);
    expect(readModel("rheem", "XG40T06EC")).toEqual([]);
    expect(readModel("american", "AHCG3130T4003N")).toEqual([]);
    expect(readModel("rheem", "")).toEqual([]);
  });
});

describe("a model number pattern from a register", () => {
  it("returns the common facts of the models that it covers", () => {
    const [reading] = readModel("american", "E(6,10)N-50LB***");
    expect(reading).toMatchObject({
      facts: { type: "electric-tank", capacityGallons: 50, height: "lowboy", features: ["blanket"] },
      parts: [
        { from: 0, to: 1, text: "E", means: "prefix" },
        { from: 1, to: 7, text: "(6,10)", means: "warranty" },
        { from: 7, to: 8, text: "N", means: "unknown" },
        { from: 8, to: 10, text: "50", means: "capacity" },
        { from: 10, to: 11, text: "L", means: "height" },
        { from: 11, to: 12, text: "B", means: "option" },
      ],
    });
    expect(reading?.facts).not.toHaveProperty("warrantyYears");
    expect(readModel("american", "E6N-50LB")[0]?.facts.warrantyYears).toBe(6);
    expect(readModel("american", "E10N-50LB")[0]?.facts.warrantyYears).toBe(10);
  });

  it("keeps facts that an option does not change", () => {
    expect(readModel("westinghouse", "WGRT(NG,LP)150")[0]?.facts).toEqual({
      type: "tankless-gas",
      inputBtuPerHour: 150_000,
      features: [],
    });
    expect(readModel("noritz", "NRC1111-(OD,DV)")[0]?.facts.features).toEqual(["condensing"]);
    expect(readModel("noritz", "(NRC,NR)1111-OD")[0]?.facts).toEqual({
      type: "tankless-gas",
      location: "outdoor",
      features: [],
    });
  });

  it.each([
    ["a model that cannot be read among them", "E(6,7)N-50LB"],
    ["brackets without a choice", "E6N-50L(B)"],
    ["an empty choice", "E6N-50L(,B)"],
    ["an open bracket", "E(6,10N-50LB"],
    ["a part that ends inside a choice", "E6N-5(0L,0R)"],
    ["more models than a register prints at once", "E(6,10)N-50L(B,B)(1,1,1)(1,2,3)(1,2,3)"],
    ["a star that hides a digit", "E6N-5*0LB"],
  ])("returns nothing for %s", (_, model) => {
    expect(readModel("american", model)).toEqual([]);
  });

  it("is recognized", () => {
    expect(recogniseModel("Model: (E,P)NLB-50")[0]?.brand).toBe("ao-smith");
  });
});

describe("inferred facts", () => {
  it.each([
    ["state", "GSX 75 XRRS", ["warrantyYears"]],
    ["ao-smith", "FCG 75", ["warrantyYears"]],
    ["ao-smith", "GCV-40", []],
    ["htp", "RTO-150", ["location"]],
    ["bosch", "T4600 SO 103 NG", ["location"]],
    ["rheem", "XG29T06EN30U0", ["nox"]],
    ["rheem", "XG40T06EC36U1", []],
  ] as const)("%s %s: %j", (slug, model, inferred) => {
    expect(readModel(slug, model)[0]?.inferred).toEqual(inferred);
  });
});
