import type { Sample } from "./samples.ts";

/**
 * What came of a request. `right`: the answer was looked at, and is true. `refused`: 503 or 429 in words that can be
 * understood. `failed`: another error of the server. `lost`: no answer. `wrong`: an answer that is not true.
 */
export type Outcome = "right" | "refused" | "failed" | "lost" | "wrong";

/** A request that is over. */
export interface Event {
  readonly kind: string;
  /** When it was sent, on the clock of `performance.now()`. */
  readonly sent: number;
  readonly took: number;
  readonly outcome: Outcome;
  /** What was wrong with it. */
  readonly note?: string;
  /** Of a check: whether it was said to be recorded. */
  readonly recorded?: boolean;
}

/** What the answers have promised, to be looked for in the database. */
export interface Promised {
  readonly checks: Sample[];
  /** Ids of reports that were made, and not deleted. */
  readonly reports: Set<string>;
  readonly deletedReports: Set<string>;
  /** Ids of reports whose deletion was asked for and not confirmed: nobody knows. */
  readonly doubtfulReports: Set<string>;
  shares: number;
}

/** All that is known of a run of traffic. */
export interface Tally {
  readonly events: readonly Event[];
  readonly promised: Promised;
}

/** How many of the events have an outcome. */
export const countOf = (events: readonly Event[], outcome: Outcome): number =>
  events.filter((event) => event.outcome === outcome).length;

/** Notes, with the number of times that each was made, the most frequent first. */
export function notesOf(events: readonly Event[], ...outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind, outcome, note = "" } of events) {
    if (outcomes.includes(outcome)) counts.set(`${kind}: ${note}`, (counts.get(`${kind}: ${note}`) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([text, count]) => `${count} × ${text}`);
}
