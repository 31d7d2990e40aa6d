import type { Years } from "./question.ts";

/** Returns whether two ranges of years overlap. */
export const overlap = ([from, to]: Years, [first, last]: Years): boolean =>
  (from ?? -Infinity) <= (last ?? Infinity) && (first ?? -Infinity) <= (to ?? Infinity);

const outer = (a: number | null, b: number | null, pick: (...years: number[]) => number): number | null =>
  a === null || b === null ? (a ?? b) : pick(a, b);

/** Returns the years that two overlapping ranges share. */
export const common = (a: Years, b: Years): Years => [
  outer(a[0], b[0], Math.max),
  outer(a[1], b[1], Math.min),
];
