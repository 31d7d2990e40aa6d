/** Milliseconds that are looked back on. */
const lookBack = 5 * 60 * 1000;

/**
 * Makes a limit: the function says whether something may be done once more, at most `most` times in five minutes.
 *
 * @param now The clock, in milliseconds.
 *
 * @example
 * const mayReport = createLimit(5);
 * if (mayReport()) await send(report);
 */
export function createLimit(most: number, now: () => number = Date.now): () => boolean {
  let done: readonly number[] = [];
  return () => {
    const time = now();
    done = done.filter((moment) => time - moment < lookBack);
    if (done.length >= most) return false;
    done = [...done, time];
    return true;
  };
}
