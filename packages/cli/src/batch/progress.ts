import { toNumber, toRows } from "../terminal/numbers.ts";
import type { Output } from "../terminal/process-context.ts";
import type { Counts } from "./summary.ts";

/** Shows the progress of a batch in one line of a terminal, which is overwritten each time. */
export interface Progress {
  /** Shows the progress, at most ten times a second. */
  readonly show: (counts: Readonly<Counts>, part: number | undefined) => void;
  /** Clears the line before other output. */
  readonly clear: () => void;
}

/** Shows nothing. */
export const noProgress: Progress = { show: () => {}, clear: () => {} };

const interval = 100;
const barWidth = 20;

/** Returns a time as minutes and seconds, and hours if needed: `"1:05"`. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/**
 * Returns a progress bar for a terminal. It shows the completed part of the file, rows, rows per second, the
 * remaining time, and how many rows are dated, doubtful and unreadable. Without a terminal, it shows nothing.
 *
 * @param hasRate Whether to show rows per second, which makes no sense when a row takes seconds.
 */
export function progressOn(output: Output, hasRate = true): Progress {
  if (output.isTTY !== true) return noProgress;
  const started = performance.now();
  let last = 0;
  let shown = false;
  return {
    show({ rows, dated, ambiguous, undated, broken }, part) {
      const now = performance.now();
      if (now - last < interval) return;
      last = now;
      shown = true;
      const seconds = (now - started) / 1000;
      const full = Math.floor((part ?? 0) * barWidth);
      const done = part === undefined ? "" : `${Math.round(part * 100)}% `;
      const bar = part === undefined ? "" : `${"█".repeat(full)}${"░".repeat(barWidth - full)} `;
      const left = part === undefined || part === 0 ? undefined : (seconds * (1 - part)) / part;
      const most = (output.columns ?? 80) - 1;
      const count = toRows(rows);
      const rate = hasRate ? [`${toNumber(Math.round(rows / seconds))}/s`] : [];
      const rest = [
        ...(left === undefined ? [] : [`${clock(left)} left`]),
        `${toNumber(dated)} dated, ${toNumber(ambiguous)} doubtful, ${toNumber(undated + broken)} unreadable`,
      ];
      const all = done + [count, ...rate, ...rest].join(" · ");
      // A narrow terminal first loses the bar, then the rate.
      const lines = [bar + all, all, done + [count, ...rest].join(" · ")];
      const line = lines.find(({ length }) => length <= most) ?? lines.at(-1) ?? "";
      output.write(`\r\u001B[K${line.slice(0, most)}`);
    },
    clear() {
      if (shown) output.write("\r\u001B[K");
      shown = false;
    },
  };
}
