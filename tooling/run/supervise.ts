import { setTimeout as wait } from "node:timers/promises";

/** A running part of the product. */
export interface Part {
  /** Resolves with the reason when it has ended, by itself or stopped. */
  readonly died: Promise<string>;
  /** Ends it; does nothing when it has ended. */
  readonly stop: () => Promise<void>;
}

/** An error that does not go away by another attempt. */
export class LastingError extends Error {}

export interface SupervisionOptions {
  /** What messages call the part, at the beginning of a sentence: "The API". */
  readonly name: string;
  /** Starts the part. The first error is thrown, later ones are further deaths. */
  readonly start: () => Promise<Part>;
  /** Reports what happens. */
  readonly say: (line: string) => void;
  /** What to do when it ends again and again. */
  readonly advice: string;
  /** Milliseconds before each further attempt; there are as many attempts in a row. */
  readonly pauses?: readonly number[];
  /** How many milliseconds a part runs before earlier deaths no longer count. */
  readonly settled?: number;
}

const standardPauses = [0, 500, 1000, 2000, 5000, 10_000];

/**
 * Starts a part, and starts it again whenever it ends by itself.
 *
 * @returns A part that dies only when it has been started in vain too often, or cannot be started any more.
 * @throws Error when it does not start the first time.
 */
export async function supervise(options: SupervisionOptions): Promise<Part> {
  const { name, start, say, advice, pauses = standardPauses, settled = 60_000 } = options;
  const stopping = new AbortController();
  let part = await start();
  const follow = async (): Promise<string> => {
    for (let deaths = 0; ;) {
      const started = performance.now();
      const reason = await part.died;
      if (stopping.signal.aborted) return reason;
      deaths = performance.now() - started < settled ? deaths + 1 : 1;
      const pause = pauses[deaths - 1];
      if (pause === undefined) return `${reason}\n${name} has ended ${deaths} times in a row. ${advice}`;
      say(`${reason} Starting it again${pause < 1000 ? "" : ` in ${pause / 1000} s`}.`);
      await part.stop();
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return reason;
      try {
        part = await start();
        if (stopping.signal.aborted) return reason;
        say(`${name} is up again.`);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (error instanceof LastingError) return message;
        part = { died: Promise.resolve(message), stop: () => Promise.resolve() };
      }
    }
  };
  const died = follow();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await part.stop();
    // A start that was under way has become another part.
    await died;
    await part.stop();
  };
  return { died, stop };
}
