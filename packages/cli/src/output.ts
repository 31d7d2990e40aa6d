import type { Output } from "./surroundings.ts";

/** Writes a text, and waits until there is room for the next. */
export type Write = (text: string) => Promise<void>;

/**
 * Makes the function that writes to an output. It rejects with the error of the output, so that a full disk or a reader
 * that has gone is known at once.
 */
export function writerTo(output: Output): Write {
  // Without a listener the process would end by itself; the error is also given to the one who writes.
  output.on("error", () => {});
  return (text) =>
    new Promise((resolve, reject) => {
      output.write(text, (error) => (error ? reject(error) : resolve()));
    });
}

/** Whether nobody reads the output any more: `heater-age brands | head` ends so. */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");
