import type { Readable, Writable } from "node:stream";

/** A stream for output, which may be a terminal. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  /** Characters in a line of a terminal. */
  readonly columns?: number;
};

/** What the command uses of the process that it runs in. */
export interface ProcessContext {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Aborts when the visitor presses Ctrl+C. */
  readonly signal: AbortSignal;
}

/** Writes a text, or bytes. Resolves when there is room for the next. */
export type Write = (text: string | Uint8Array) => Promise<void>;

/**
 * Returns the function that writes to an output. It rejects with the error of the output, so that a full disk or a
 * closed pipe is noticed at once.
 */
export function writerTo(output: Output): Write {
  // Without a listener an error would end the process; the callback gets it too.
  output.on("error", () => {});
  return (text) =>
    new Promise((resolve, reject) => {
      output.write(text, (error) => (error ? reject(error) : resolve()));
    });
}

/** Returns whether the reader of the output is gone: `heater-age brands | head` ends like that. */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");
