import type { Output } from "../terminal/process-context.ts";
import type { Translator } from "../texts/translator.ts";

/** Shows the progress of a batch in one line of a terminal that is overwritten again and again. */
export interface Progress {
  /** Shows how far it is, at most ten times a second. */
  readonly show: (rows: number, bytes: number) => void;
  /** Removes the line, so that something else can be written. */
  readonly clear: () => void;
}

/** Shows nothing. */
export const noProgress: Progress = { show: () => {}, clear: () => {} };

const interval = 100;
const barWidth = 20;

/**
 * Returns a progress bar on a terminal. On anything else it shows nothing.
 *
 * @param total Bytes of the whole file; absent when not known.
 */
export function progressOn(output: Output, translator: Translator, total: number | undefined): Progress {
  if (output.isTTY !== true) return noProgress;
  const percent = new Intl.NumberFormat(translator.language, { style: "percent" });
  let last = 0;
  let shown = false;
  return {
    show(rows, bytes) {
      const now = performance.now();
      if (now - last < interval) return;
      last = now;
      shown = true;
      const count = translator.texts.commandLine.progress({ rows });
      const part = total === undefined || total === 0 ? undefined : Math.min(bytes / total, 1);
      const full = Math.floor((part ?? 0) * barWidth);
      const bar =
        part === undefined
          ? ""
          : `${"█".repeat(full)}${"░".repeat(barWidth - full)} ${percent.format(part)} `;
      output.write(`\r\u001B[K${`${bar}${count}`.slice(0, (output.columns ?? 80) - 1)}`);
    },
    clear() {
      if (shown) output.write("\r\u001B[K");
      shown = false;
    },
  };
}
