import type { Readable, Writable } from "node:stream";

/** An output stream, possibly a terminal. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  /** Characters in a line of a terminal. */
  readonly columns?: number;
};

/** The parts of the process that the command uses. */
export interface ProcessContext {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Aborts when the visitor presses Ctrl+C. */
  readonly signal: AbortSignal;
}

/** Writes a text or bytes. Resolves when there is room for more. */
export type Write = (text: string | Uint8Array) => Promise<void>;

/**
 * Returns the function that writes to an output. It rejects with the output's error, so a full disk or a closed pipe
 * is noticed immediately.
 */
export function writerTo(output: Output): Write {
  // Without a listener an error would end the process. The callback receives it too.
  output.on("error", () => {});
  return (text) =>
    new Promise((resolve, reject) => {
      output.write(text, (error) => (error ? reject(error) : resolve()));
    });
}

/** Returns whether the reader of the output is gone, as after `heater-age brands | head`. */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");
