import { setImmediate as nextLoop } from "node:timers/promises";

/** Milliseconds of work before other requests get their turn. */
const length = 10;

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the event loop in which no other slice starts. The longest waiting caller is first. */
function nextTurn(): Promise<unknown> {
  last = last.then(() => nextLoop());
  return last;
}

/** Long work in slices. One slice of all such work in the process runs in each turn of the event loop. */
export interface Slices {
  /** Returns whether the slice has lasted long enough. Await `next` then. */
  readonly isOver: () => boolean;
  /** Resolves when the next slice can start, after waiting requests. */
  readonly next: () => Promise<void>;
}

/**
 * Splits long work into slices of about 10 milliseconds, so that a request waits for one slice at most, however much
 * such work is in progress.
 *
 * @example
 * const slices = createSlices();
 * for (const row of rows) {
 *   if (slices.isOver()) await slices.next();
 *   check(row);
 * }
 */
export function createSlices(): Slices {
  // The first slice waits for its turn too.
  let end = 0;
  return {
    isOver: () => performance.now() >= end,
    next: async () => {
      await nextTurn();
      end = performance.now() + length;
    },
  };
}
