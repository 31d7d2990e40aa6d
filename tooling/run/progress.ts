/** Shows what is being done, and for how long. */
export interface Progress {
  readonly say: (line: string) => void;
  /** Shows a piece of work with its number and its time. */
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

export interface ProgressOptions {
  /** Where lines go. @default standard output */
  readonly output?: Pick<NodeJS.WriteStream, "isTTY" | "write">;
  /** Returns milliseconds since a fixed moment. */
  readonly now?: () => number;
}

/**
 * Shows work on a terminal as one line that counts its seconds, and elsewhere as plain lines: one at the start, one every
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
  const say = (line: string): void => void output.write(`${line}\n`);
  return {
    say,
    step: async (title, work) => {
      const from = now();
      const seconds = (): string => ((now() - from) / 1000).toFixed(output.isTTY ? 1 : 0);
      const show = output.isTTY
        ? () => output.write(`\r${title} … ${seconds()} s`)
        : () => say(`${title} … ${seconds()} s`);
      if (output.isTTY) show();
      else say(title);
      const timer = setInterval(show, output.isTTY ? 100 : 10_000);
      try {
        return await work();
      } finally {
        clearInterval(timer);
        show();
        if (output.isTTY) say("");
      }
    },
  };
}
