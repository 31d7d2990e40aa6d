import type {
  ModelFact,
  ModelFacts,
  ModelMeaning,
  ModelPart,
  ModelReading,
  ModelRule,
} from "./model-rule.ts";

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
