const growth = 1.05;

/**
 * Returns whether services have warmed up: none keeps noticeably more in memory than a round of requests earlier.
 *
 * @param before Bytes of each service before the round.
 * @param now Bytes of each service after it.
 *
 * @example
 * isFlat([76e6, 45e6], [77e6, 44e6]); //=> true
 */
export const isFlat = (before: readonly number[], now: readonly number[]): boolean =>
  now.every((bytes, index) => bytes <= (before[index] ?? 0) * growth);
