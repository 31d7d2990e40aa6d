import { setImmediate as nextLoop } from "node:timers/promises";

/** Milliseconds of work before other requests get their turn. */
const length = 10;

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the event loop in which no other slice begins. Whoever waits longest is first. */
function nextTurn(): Promise<unknown> {
  last = last.then(() => nextLoop());
  return last;
}

/** Long work in slices. Of all such work of the process, one slice runs in each turn of the event loop. */
export interface Slices {
  /** Whether the slice has lasted long enough. Await `next` then. */
  readonly isOver: () => boolean;
  /** Resolves when the next slice may begin, after requests that wait. */
  readonly next: () => Promise<void>;
}

/**
 * Cuts long work into slices of about 10 milliseconds, so that a request waits for one slice at most, however many
 * others are at work.
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
