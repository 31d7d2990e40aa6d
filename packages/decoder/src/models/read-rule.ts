import { sureness } from "../engine/readings.ts";
import { type Variant, listVariants } from "./printed-options.ts";
import type {
  ModelFact,
  ModelFacts,
  ModelMeaning,
  ModelPart,
  ModelReading,
  ModelRule,
} from "./rules/model-rule.ts";

type NumberFact = {
  [Fact in ModelFact]-?: NonNullable<ModelFacts[Fact]> extends number ? Fact : never;
}[ModelFact];

// The fact behind the digits of a part, and the factor to its unit.
const NUMBERS: Partial<Record<ModelMeaning, readonly [NumberFact, number]>> = {
  capacity: ["capacityGallons", 1],
  warranty: ["warrantyYears", 1],
  input: ["inputBtuPerHour", 1_000],
  heating: ["heatingBtuPerHour", 1_000],
  power: ["watts", 100],
  flow: ["maxGallonsPerMinute", 0.1],
  ventSize: ["ventInches", 1],
  elements: ["elements", 1],
  generation: ["generation", 1],
};

/** Returns the facts in the characters of one part. */
function readFacts({ read = {} }: ModelRule, name: string, means: ModelMeaning, text: string) {
  const table = read[name];
  if (typeof table === "object" && Object.hasOwn(table, text)) return table[text];
  const [fact, unit] = NUMBERS[means] ?? [];
  if (fact === undefined || unit === undefined || !/^\d+$/u.test(text)) return undefined;
  const factor = typeof table === "number" ? table : unit;
  return { [fact]: Math.round(Number(text) * factor * 10) / 10 };
}

/**
 * Returns the facts of a model number, as `modelKey` writes it, by one rule, or `undefined` if it has another shape.
 */
export function readRule(rule: ModelRule, key: string): ModelReading | undefined {
  const groups = rule.shape.exec(key)?.groups;
  if (!groups) return undefined;
  let facts: ModelFacts = { features: [], ...rule.says };
  const parts: ModelPart[] = [];
  let from = 0;
  for (const [name, text] of Object.entries(groups)) {
    // Also skips an optional group that is missing.
    if (!text) continue;
    const means = name.replace(/\d$/u, "") as ModelMeaning;
    const ruleFacts = readFacts(rule, name, means, text);
    if (ruleFacts)
      facts = { ...facts, ...ruleFacts, features: [...facts.features, ...(ruleFacts.features ?? [])] };
    parts.push({ from, to: from + text.length, text, means });
    from += text.length;
  }
  const { id: pattern, confidence, sources, inferred = [] } = rule;
  return {
    pattern,
    facts,
    inferred: inferred.filter((fact) => facts[fact] !== undefined),
    parts,
    confidence,
    sources,
  };
}

/**
 * Returns the facts that several readings have in common.
 *
 * @example
 * commonFacts([
 *   { type: "gas-tank", warrantyYears: 6, features: [] },
 *   { type: "gas-tank", warrantyYears: 10, features: [] },
 * ]); //=> { type: "gas-tank", features: [] }
 */
export function commonFacts([first, ...others]: readonly [ModelFacts, ...ModelFacts[]]): ModelFacts {
  const { features, ...facts } = first;
  const same = Object.entries(facts).filter(([name, value]) =>
    others.every((other) =>
      Object.entries(other).some(([key, otherValue]) => key === name && otherValue === value),
    ),
  );
  return {
    ...Object.fromEntries(same),
    features: features.filter((code) => others.every((other) => other.features.includes(code))),
  };
}

/**
 * Returns the parts of a variant at their positions in the number with brackets, or `undefined` if one ends inside an
 * option.
 */
function partsIn(
  key: string,
  { parts }: ModelReading,
  { places }: Variant,
): readonly ModelPart[] | undefined {
  const moved = parts.flatMap(({ means, ...part }) => {
    const [from, to] = [places[part.from], places[part.to]];
    return from === undefined || to === undefined ? [] : [{ from, to, text: key.slice(from, to), means }];
  });
  return moved.length === parts.length ? moved : undefined;
}

/** Returns the facts that all models described by a number share by one rule, if all have the same parts. */
function readVariants(rule: ModelRule, key: string, variants: readonly Variant[]): ModelReading | undefined {
  const readings = variants.flatMap((variant) => readRule(rule, variant.key) ?? []);
  const [first, ...others] = readings;
  if (first === undefined || readings.length < variants.length) return undefined;
  const partings = readings.map((reading, index) => {
    const variant = variants[index];
    return variant && partsIn(key, reading, variant);
  });
  const [parts] = partings;
  if (parts === undefined) return undefined;
  const shown = JSON.stringify(parts);
  if (partings.some((other) => JSON.stringify(other) !== shown)) return undefined;
  const facts = commonFacts([first.facts, ...others.map((other) => other.facts)]);
  return { ...first, facts, parts, inferred: first.inferred.filter((fact) => facts[fact] !== undefined) };
}

/** Returns whether one reading adds nothing to another. */
function isWithin({ facts }: ModelReading, { facts: others }: ModelReading): boolean {
  const { features, ...rest } = facts;
  return (
    features.every((feature) => others.features.includes(feature)) &&
    Object.entries(rest).every(([fact, value]) =>
      Object.entries(others).some(([name, other]) => name === fact && other === value),
    )
  );
}

/**
 * Returns the readings of a model number, as `modelKey` writes it, by several rules, surest first. Readings that add
 * nothing to a better one are dropped.
 */
export function readRules(rules: readonly ModelRule[], key: string): readonly ModelReading[] {
  const variants = key.includes("(") ? listVariants(key) : undefined;
  const readings = rules
    .flatMap((rule) => (variants ? readVariants(rule, key, variants) : readRule(rule, key)) ?? [])
    .toSorted((a, b) => sureness(b.confidence) - sureness(a.confidence));
  return readings.filter(
    (reading, index) => !readings.slice(0, index).some((better) => isWithin(reading, better)),
  );
}
