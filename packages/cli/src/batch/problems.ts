import { toRows } from "../terminal/numbers.ts";

/** Collects the problems of a file's rows. */
export interface ProblemReport {
  /** Adds a problem. Returns the text to show, which is empty after the first few. */
  readonly add: (line: number, code: string, message: string) => string;
  /** Returns the number of rows with each problem, by its code. */
  readonly counts: () => Readonly<Record<string, number>>;
  /** Returns a line for each kind of problem, or none if all have been shown. */
  readonly kinds: () => readonly string[];
}

/** Number of warnings that are shown one by one. */
const maxShown = 10;

/**
 * Returns a report that shows the first problems and counts the others.
 *
 * @param command The option that shows all of them. Without it, none is shown, because a file has them anyway.
 */
export function problemReport(command: string | undefined): ProblemReport {
  const problems = new Map<string, { count: number; readonly line: number }>();
  let total = 0;
  const most = command === undefined ? 0 : maxShown;
  return {
    add(line, code, message) {
      total += 1;
      const kind = problems.get(code);
      if (kind === undefined) problems.set(code, { count: 1, line });
      else kind.count += 1;
      if (total <= most) return `Line ${line}: ${message}\n`;
      return total === most + 1 && command !== undefined ? `All warnings: ${command}\n` : "";
    },
    counts: () => Object.fromEntries([...problems].map(([code, { count }]) => [code, count])),
    kinds: () =>
      total <= most
        ? []
        : [...problems].map(
            ([problem, { count, line }]) => `${problem}: ${toRows(count)}, first on line ${line}`,
          ),
  };
}
