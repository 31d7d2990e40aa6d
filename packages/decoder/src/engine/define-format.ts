import type { Format, FormatRule, Matcher, PartName } from "./format.ts";

const names = "year|month|week|day|dayOfYear|plant|prefix|sequence|model|unknown|suffix";
// Lookaheads and named groups. Normalized serial numbers have no lower-case letters, and "+" or "*" can't be measured.
const SHAPE = new RegExp(
  String.raw`^\^(?:\(\?[=!](?:[^()]|\([^()]*\))*\))*(?:\(\?<(?:${names})>(?:[^()a-z+*]|\\d)+\)\??)+\$$`,
  "u",
);
// A named group, perhaps optional. Apart from lookaheads, a shape consists only of these.
const GROUP = /\(\?<(\w+)>([^()]+)\)(\??)/gu;
// A character or a class, and how often it repeats.
const ATOM = /(?:\[[^[\]]+\]|\\?.)(?:\{(\d+)(?:,(\d+))?\}|(\?))?/gu;

/** Returns the lengths of the shortest and longest text that an alternative within a group matches. */
export function measureLengths(alternative: string): readonly [shortest: number, longest: number] {
  let [shortest, longest] = [0, 0];
  for (const [, least = 1, most = least, optional] of alternative.matchAll(ATOM)) {
    shortest += optional ? 0 : Number(least);
    longest += Number(most);
  }
  return [shortest, longest];
}

function createMatcher({ source }: RegExp): Matcher {
  const parts: PartName[] = [];
  const groups = { year: 0, month: 0, week: 0, day: 0, dayOfYear: 0, sequence: 0 };
  let [shortest, longest] = [0, 0];
  for (const [, name = "", body = "", optional] of source.matchAll(GROUP)) {
    parts.push((name === "suffix" ? "unknown" : name) as PartName);
    if (name in groups) groups[name as keyof typeof groups] = parts.length;
    const lengths = body.split("|").map(measureLengths);
    shortest += optional ? 0 : Math.min(...lengths.map(([least]) => least));
    longest += Math.max(...lengths.map(([, most]) => most));
  }
  const pattern = new RegExp(source.replaceAll(/\?<\w+>/gu, ""), "u");
  return { pattern, parts, groups, shortest, longest };
}

/**
 * Creates a format from a rule. The groups of its shape are named and measured once, on first use.
 *
 * @throws {TypeError} when the shape would never match: it has to be `^`, lookaheads if any, named groups that cover
 *   the whole serial number in capital letters and digits, and `$`.
 *
 * @example
 * defineFormat({
 *   id: "acme-yymm",
 *   shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{5,6})$/u,
 *   inUse: [1990, null],
 *   confidence: "low",
 *   sources: [{ title: "rating plate, photo 1", kind: "trade" }],
 * }).matcher();
 * //=> { parts: ["year", "month", "sequence"], shortest: 9, longest: 10, … }
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFormat(rule: FormatRule): Format {
  if (!SHAPE.test(rule.shape.source)) {
    throw new TypeError(
      `The shape of the format "${rule.id}" has to be ^, named groups (${names.replaceAll("|", ", ")}) of capital letters and digits, and $: ${rule.shape.source}`,
    );
  }
  let matcher: Matcher | undefined;
  // Sets every optional key so that all formats share one hidden class, which the engine reads several times faster.
  return {
    attested: undefined,
    read: undefined,
    turns: undefined,
    reasons: undefined,
    printed: undefined,
    counter: undefined,
    near: undefined,
    namedOnly: undefined,
    undated: undefined,
    ...rule,
    matcher: () => (matcher ??= createMatcher(rule.shape)),
  };
}
