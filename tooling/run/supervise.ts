import { setTimeout as wait } from "node:timers/promises";

/** A running part of the product. */
export interface Part {
  /** Resolves with the reason when it has ended on its own or was stopped. */
  readonly died: Promise<string>;
  /** Ends it. Does nothing if it has ended. */
  readonly stop: () => Promise<void>;
}

export interface SupervisionOptions {
  /** The part's name at the start of a message: "The API". */
  readonly name: string;
  /** Starts the part. The first error is thrown; later ones count as further ends. */
  readonly start: () => Promise<Part>;
  /** Receives progress messages. */
  readonly say: (line: string) => void;
  /** Advice when it keeps ending. */
  readonly advice: string;
  /** How often it may end within a minute of its start, in a row. @default 10, which takes 23 s: time to empty a disk */
  readonly most?: number;
}

/** Milliseconds that a part must run before earlier ends no longer count. */
const settled = 60_000;
/** Milliseconds before a restart, for each end in a row after the first. */
const pause = 500;

/**
 * Starts a part, and restarts it whenever it ends on its own.
 *
 * @returns A part that ends only after too many failed starts.
 * @throws Error when the first start fails.
 */
export async function supervise({ name, start, say, advice, most = 10 }: SupervisionOptions): Promise<Part> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let part = await start();
  const follow = async (): Promise<string> => {
    for (let deaths = 0; ;) {
      const started = performance.now();
      const reason = await part.died;
      if (signal.aborted) return reason;
      deaths = performance.now() - started < settled ? deaths + 1 : 1;
      if (deaths > most) return `${reason}\n${name} has ended ${deaths} times in a row. ${advice}`;
      say(`${reason} Starting it again.`);
      await part.stop();
      await wait((deaths - 1) * pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return reason;
      try {
        part = await start();
        if (signal.aborted) return reason;
        say(`${name} is up again.`);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        part = { died: Promise.resolve(message), stop: () => Promise.resolve() };
      }
    }
  };
  const died = follow();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await part.stop();
    // A start in progress has become another part.
    await died;
    await part.stop();
  };
  return { died, stop };
}
