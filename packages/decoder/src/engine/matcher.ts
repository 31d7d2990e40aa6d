import type { Format, PartName } from "./format.ts";

/** The properties derived from a shape. */
export interface Matcher {
  /** The shape without the names of its groups, because reading names from a match costs more than the match. */
  readonly pattern: RegExp;
  /** The meanings of the groups, in their order. */
  readonly parts: readonly PartName[];
  /** Positions of the groups that carry the date, from 1; 0 if the shape has no such group. */
  readonly groups: Readonly<Record<"year" | "month" | "week" | "day" | "dayOfYear" | "sequence", number>>;
  /** Number of characters of the shortest serial number of this shape. */
  readonly shortest: number;
  /** Number of characters of the longest serial number of this shape. */
  readonly longest: number;
}

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

function createMatcher({ id, shape: { source } }: Pick<Format, "id" | "shape">): Matcher {
  if (!SHAPE.test(source)) {
    throw new TypeError(
      `The shape of the format "${id}" has to be ^, named groups (${names.replaceAll("|", ", ")}) of capital letters and digits, and $: ${source}`,
    );
  }
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

const matchers = new WeakMap<RegExp, Matcher>();

/**
 * Returns the properties derived from the shape of a format, calculated on the first call.
 *
 * @throws {TypeError} when the shape would never match: it has to be `^`, lookaheads if any, named groups that cover
 *   the whole serial number in capital letters and digits, and `$`.
 *
 * @example
 * toMatcher({ id: "acme-yymm", shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{5,6})$/u });
 * //=> { parts: ["year", "month", "sequence"], shortest: 9, longest: 10, … }
 */
export function toMatcher(format: Pick<Format, "id" | "shape">): Matcher {
  let matcher = matchers.get(format.shape);
  if (matcher === undefined) {
    matcher = createMatcher(format);
    matchers.set(format.shape, matcher);
  }
  return matcher;
}
