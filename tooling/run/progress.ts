import { stripVTControlCharacters } from "node:util";

/** Shows the last line of a task's output on a terminal. Elsewhere it shows nothing. */
export type Note = (text: string) => void;

/** Shows current work and how long it takes. */
export interface Progress {
  readonly onTerminal: boolean;
  readonly say: (line: string) => void;
  /** Shows a task with its number and time. */
  readonly step: <Result>(title: string, work: (note: Note) => Promise<Result>) => Promise<Result>;
}

export interface ProgressOptions {
  /** Where lines go. @default standard output */
  readonly output?: Pick<NodeJS.WriteStream, "isTTY" | "write"> & { readonly columns?: number };
  /** Returns milliseconds since a fixed moment. */
  readonly now?: () => number;
}

/**
 * Shows work on a terminal as one line that counts seconds, and elsewhere as plain lines: one at the start, one every
 * ten seconds, and one at the end.
 *
 * @example
 * const progress = showProgress();
 * await progress.step("Bundling the website", build);
 * // Bundling the website … 5.2 s
 */
export function showProgress({
  output = process.stdout,
  now = () => performance.now(),
}: ProgressOptions = {}): Progress {
  const onTerminal = output.isTTY;
  const say = (line: string): void => void output.write(onTerminal ? `${startOfLine}${line}\n` : `${line}\n`);
  return {
    onTerminal,
    say,
    step: async (title, work) => {
      const from = now();
      let noted = "";
      const timed = (): string => `${title} … ${((now() - from) / 1000).toFixed(onTerminal ? 1 : 0)} s`;
      const show = onTerminal
        ? () =>
            output.write(startOfLine + `${timed()}  ${noted}`.trimEnd().slice(0, (output.columns ?? 80) - 1))
        : () => say(timed());
      if (onTerminal) show();
      else say(title);
      const timer = setInterval(show, onTerminal ? 100 : 10_000);
      try {
        return await work((text) => {
          noted = stripVTControlCharacters(text).trim().split("\n").at(-1) ?? "";
        });
      } finally {
        clearInterval(timer);
        say(timed());
      }
    },
  };
}

// Goes to the start of the line and erases it.
const startOfLine = "\r\u{1B}[K";
