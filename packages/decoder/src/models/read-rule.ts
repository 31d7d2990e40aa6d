import { sureness } from "../engine/readings.ts";
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

// The fact that the digits of a part are, and how many of its units one of them is.
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

/** What the characters of one part say. */
function factsOf({ read = {} }: ModelRule, name: string, means: ModelMeaning, text: string) {
  const table = read[name];
  if (typeof table === "object" && Object.hasOwn(table, text)) return table[text];
  const [fact, unit] = NUMBERS[means] ?? [];
  if (fact === undefined || unit === undefined || !/^\d+$/u.test(text)) return undefined;
  const factor = typeof table === "number" ? table : unit;
  return { [fact]: Math.round(Number(text) * factor * 10) / 10 };
}

/** Reads a model number, as `modelKey` writes it, with one rule; `undefined` when it has another shape. */
export function readRule(rule: ModelRule, key: string): ModelReading | undefined {
  const groups = rule.shape.exec(key)?.groups;
  if (!groups) return undefined;
  let facts: ModelFacts = { features: [], ...rule.says };
  const parts: ModelPart[] = [];
  let from = 0;
  for (const [name, text] of Object.entries(groups)) {
    // Also an optional group that is not there.
    if (!text) continue;
    const means = name.replace(/\d$/u, "") as ModelMeaning;
    const said = factsOf(rule, name, means, text);
    if (said) facts = { ...facts, ...said, features: [...facts.features, ...(said.features ?? [])] };
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

/** True when a reading says nothing that another does not say. */
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
 * Reads a model number, as `modelKey` writes it, with several rules: the surer first, without readings that say nothing
 * which a better one does not say.
 */
export function readRules(rules: readonly ModelRule[], key: string): readonly ModelReading[] {
  const readings = rules
    .flatMap((rule) => readRule(rule, key) ?? [])
    .toSorted((a, b) => sureness(b.confidence) - sureness(a.confidence));
  return readings.filter(
    (reading, index) => !readings.slice(0, index).some((better) => isWithin(reading, better)),
  );
}
