import type { Translator } from "../texts/translator.ts";

/** Collects what is wrong with the rows of a file. */
export interface ProblemReport {
  /** Takes a problem. Returns the text to show, which is empty when there have been too many. */
  readonly add: (line: number, code: string, message: string) => string;
  /** Returns how many rows have each problem, by its code. */
  readonly counts: () => Readonly<Record<string, number>>;
  /** Returns a line for each kind of problem; none when all have been shown. */
  readonly kinds: () => readonly string[];
}

/** Warnings that are shown one by one. */
const mostShown = 10;

/**
 * Returns a report that shows the first problems and counts the others.
 *
 * @param command What gets all of them; none when a file has them anyway, and then none is shown.
 */
export function problemReport(
  { texts: { commandLine } }: Translator,
  command: string | undefined,
): ProblemReport {
  const found = new Map<string, { count: number; readonly line: number }>();
  let total = 0;
  const most = command === undefined ? 0 : mostShown;
  return {
    add(line, code, message) {
      total += 1;
      const kind = found.get(code);
      if (kind === undefined) found.set(code, { count: 1, line });
      else kind.count += 1;
      if (total <= most) return `${commandLine.brokenLine({ line: String(line), problem: message })}\n`;
      return total === most + 1 && command !== undefined ? `${commandLine.moreProblems({ command })}\n` : "";
    },
    counts: () => Object.fromEntries([...found].map(([code, { count }]) => [code, count])),
    kinds: () =>
      total <= most
        ? []
        : [...found].map(([problem, { count, line }]) =>
            commandLine.problemKind({ problem, count, line: String(line) }),
          ),
  };
}
