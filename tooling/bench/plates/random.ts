/** Returns the next number from 0 to 1. */
export type Random = () => number;

/** Returns a generator with the same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a number in a range. */
export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

/** Returns a whole number in a range, including both ends. */
export const whole = (random: Random, from: number, to: number): number =>
  Math.floor(between(random, from, to + 1));

/** Returns true with this probability. */
export const chance = (random: Random, probability: number): boolean => random() < probability;

/** Returns one of several. */
export const pickOne = <const Items extends readonly [unknown, ...unknown[]]>(
  random: Random,
  items: Items,
): Items[number] => items[Math.floor(random() * items.length)];

/** Returns some digits. */
export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => whole(random, 0, 9)).join("");
