import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { modelRules } from "./brands/index.ts";
import { modelKey } from "./model-key.ts";
import type { ModelFact, ModelReading, ModelRule } from "./rules/model-rule.ts";
import { readModel } from "./read-model.ts";
import { readRule } from "./read-rule.ts";
import { recogniseModel } from "./recognise.ts";

const MEANINGS = new Set([
  "prefix",
  "type",
  "fuel",
  "capacity",
  "height",
  "location",
  "warranty",
  "input",
  "heating",
  "power",
  "flow",
  "elements",
  "vent",
  "ventSize",
  "line",
  "option",
  "generation",
  "series",
  "revision",
  "efficiencyClass",
  "unknown",
]);
const RANGES: Partial<Record<ModelFact, readonly [number, number]>> = {
  capacityGallons: [4, 130],
  inputBtuPerHour: [20_000, 2_070_000],
  heatingBtuPerHour: [60_000, 150_000],
  watts: [0, 99_900],
  volts: [120, 240],
  breakerAmps: [15, 30],
  elements: [0, 2],
  ventInches: [0, 9],
  maxGallonsPerMinute: [5, 11],
  warrantyYears: [3, 15],
  generation: [0, 9],
};

const slugs = [...modelRules.keys()];
const rules = [...new Set([...modelRules.values()].flat())];

/** Returns the faults of a reading, for any input. There should be none. */
function* listFaults({ parts, facts, inferred, sources }: ModelReading, text: string): Generator<string> {
  const key = modelKey(text);
  let at = 0;
  for (const part of parts) {
    if (part.from !== at || part.to <= at || part.text !== key.slice(part.from, part.to))
      yield `part ${part.text}`;
    if (!MEANINGS.has(part.means)) yield `means ${part.means}`;
    at = part.to;
  }
  if (at !== key.length) yield `the parts end at ${at}`;
  for (const [fact, value] of Object.entries(facts)) {
    const [least, most] = RANGES[fact as ModelFact] ?? [0, 0];
    if (typeof value === "number" && !(value >= least && value <= most)) yield `${fact} is ${value}`;
    if (value === undefined) yield `${fact} is undefined`;
  }
  if (new Set(facts.features).size !== facts.features.length) yield "a feature is there twice";
  for (const fact of inferred) if (facts[fact] === undefined) yield `${fact} is inferred and absent`;
  if (sources.length === 0) yield "no source";
}

describe("any input", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...Array.from("0123456789ABEFGLNPRSTUVX-*+(,) ")), maxLength: 20 }),
  );
  const anySlug = fc.oneof(fc.constantFrom(...slugs), fc.string(), fc.constant("__proto__"));

  it("has a result for any text", () => {
    fc.assert(
      fc.property(anySlug, anyText, (slug, text) => {
        expect(readModel(slug, text).flatMap((reading) => [...listFaults(reading, text)])).toEqual([]);
        for (const { brand, reading } of recogniseModel(text, slug)) {
          expect(slugs).toContain(brand);
          expect(reading.sources.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("returns immediately for long text", () => {
    for (const text of ["A", "1", "6-40-", "GS640", "X".repeat(9), "RE250T", "(", "(A,B)"].map((unit) =>
      unit.repeat(20_000),
    ))
      expect(recogniseModel(text)).toEqual([]);
  });

  it("reads the shape of any rule within range, with parts that cover it", () => {
    // The arbitrary doesn't support lazy repetition, and lookaheads are left to chance.
    const shaped = rules.map((rule) => {
      const plain = rule.shape.source.replace("(?!E)", "").replaceAll("}?)", "})");
      return fc.stringMatching(new RegExp(plain, "u")).map((model) => ({ rule, model }));
    });
    fc.assert(
      fc.property(fc.oneof(...shaped), ({ rule, model }) => {
        const reading = readRule(rule, model);
        expect(reading ? [...listFaults(reading, model)] : []).toEqual([]);
        expect(reading !== undefined).toBe(rule.shape.test(model));
      }),
      { numRuns: 4_000 },
    );
  });
});

const toSkeleton = (pattern: RegExp): string =>
  pattern.source.replaceAll(/\\./gu, "x").replaceAll(/\[[^[\]]*\]/gu, "x");
const listGroups = ({ shape }: ModelRule): readonly string[] =>
  [...shape.source.matchAll(/\(\?<(\w+)>/gu)].map(([, name = ""]) => name);

describe.each(rules)("$id", (rule) => {
  it("has a full pattern of named groups that runs in constant time for longer text", () => {
    expect(rule.shape.flags).toBe("u");
    expect(rule.shape.source).toMatch(/^\^.*\$$/u);
    expect(toSkeleton(rule.shape)).not.toMatch(/[*+]|\{\d+,\}|\)\{/u);
    const rest = rule.shape.source.replaceAll(/\(\?<\w+>[^()]+\)\??/gu, "").replace("(?!E)", "");
    expect(rest).toBe("^$");
    expect(listGroups(rule).filter((name) => !MEANINGS.has(name.replace(/\d$/u, "")))).toEqual([]);
  });

  it("has tables for its own parts, and marks inferred facts", () => {
    for (const name of Object.keys(rule.read ?? {})) expect(listGroups(rule)).toContain(name);
  });

  it("has sources that a reader can open or look up by title", () => {
    for (const { title, url } of rule.sources) {
      expect(title).toMatch(/\w{3}/u);
      if (url !== undefined) expect(new URL(url).protocol).toMatch(/^https?:$/u);
    }
    if (rule.sources.every(({ kind }) => kind === "compiled")) expect(rule.confidence).toBe("low");
  });
});

it("has an ID for every rule", () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
