import type { Output } from "../surroundings.ts";
import type { Speech } from "../texts.ts";

/** Shows how far a long work has come, in one line of a terminal that is written again and again. */
export interface Progress {
  /** Tells how far it is. Writes no more than ten times a second. */
  readonly show: (rows: number, bytes: number) => void;
  /** Takes the line away, so that something else can be written. */
  readonly clear: () => void;
}

/** Shows nothing. */
export const noProgress: Progress = { show: () => {}, clear: () => {} };

const pause = 100;
const cells = 20;

/**
 * Makes a progress bar on a terminal. On anything else it shows nothing.
 *
 * @param total Bytes of all the work; absent when it is not known.
 */
export function progressOn(output: Output, speech: Speech, total: number | undefined): Progress {
  if (output.isTTY !== true) return noProgress;
  const percent = new Intl.NumberFormat(speech.language, { style: "percent" });
  let last = 0;
  let shown = false;
  return {
    show(rows, bytes) {
      const now = performance.now();
      if (now - last < pause) return;
      last = now;
      shown = true;
      const count = speech.texts.commandLine.progress({ rows });
      const part = total === undefined || total === 0 ? undefined : Math.min(bytes / total, 1);
      const full = Math.floor((part ?? 0) * cells);
      const bar =
        part === undefined ? "" : `${"█".repeat(full)}${"░".repeat(cells - full)} ${percent.format(part)} `;
      output.write(`\r\u001B[K${`${bar}${count}`.slice(0, (output.columns ?? 80) - 1)}`);
    },
    clear() {
      if (shown) output.write("\r\u001B[K");
      shown = false;
    },
  };
}
