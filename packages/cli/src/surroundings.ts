import type { Readable, Writable } from "node:stream";

/** Where something is written to. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  /** Characters in a line of a terminal. */
  readonly columns?: number;
};

/** All that the command takes from the process that it runs in. */
export interface Surroundings {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Aborts when the visitor presses Ctrl+C. */
  readonly signal: AbortSignal;
}
