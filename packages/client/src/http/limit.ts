const windowMilliseconds = 5 * 60 * 1000;

/**
 * Returns a function that returns whether something may be done again: at most `most` times in five minutes.
 *
 * @param now Returns the current time in milliseconds.
 *
 * @example
 * const mayReport = createLimit(5);
 * if (mayReport()) await send(report);
 */
export function createLimit(most: number, now: () => number = Date.now): () => boolean {
  let times: readonly number[] = [];
  return () => {
    const time = now();
    times = times.filter((earlier) => time - earlier < windowMilliseconds);
    if (times.length >= most) return false;
    times = [...times, time];
    return true;
  };
}
