/** Shows current work and how long it takes. */
export interface Progress {
  readonly say: (line: string) => void;
  /** Shows a task, and at its end how long it took. */
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Shows work as plain lines.
 *
 * @example
 * await showProgress().step("Bundling the website", build);
 * // Bundling the website
 * // Bundling the website … 5 s
 */
export function showProgress(output: Pick<NodeJS.WriteStream, "write"> = process.stdout): Progress {
  const say = (line: string): void => void output.write(`${line}\n`);
  return {
    say,
    step: async (title, work) => {
      const from = performance.now();
      say(title);
      try {
        return await work();
      } finally {
        say(`${title} … ${((performance.now() - from) / 1000).toFixed(0)} s`);
      }
    },
  };
}
