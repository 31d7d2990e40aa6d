import type { Sample } from "./samples.ts";

/**
 * The outcome of a request:
 *
 * - `right`: the answer is correct
 * - `refused`: 503 or 429 with an explanation
 * - `failed`: another error of the server
 * - `lost`: no answer
 * - `wrong`: an incorrect answer
 */
export type Outcome = "right" | "refused" | "failed" | "lost" | "wrong";

/** A finished request. */
export interface Event {
  readonly kind: string;
  /** When it was sent, by `performance.now()`. */
  readonly sent: number;
  /** Milliseconds until its end. */
  readonly took: number;
  readonly outcome: Outcome;
  /** The error. */
  readonly note?: string;
  /** Whether the answer to a check said that it was recorded. */
  readonly recorded?: boolean;
}

/** The answers' promises, to be checked in the database. */
export interface Promised {
  readonly checks: Sample[];
  /** IDs of created reports that weren't deleted. */
  readonly reports: Set<string>;
  readonly deletedReports: Set<string>;
  shares: number;
}

/** The result of a run of traffic. */
export interface Tally {
  readonly events: readonly Event[];
  readonly promised: Promised;
}

/** Returns the number of events with an outcome. */
export const countOf = (events: readonly Event[], outcome: Outcome): number =>
  events.filter((event) => event.outcome === outcome).length;

/** Returns the notes of events with these outcomes and their counts, most frequent first. */
export function notesOf(events: readonly Event[], ...outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind, outcome, note = "" } of events) {
    if (outcomes.includes(outcome)) counts.set(`${kind}: ${note}`, (counts.get(`${kind}: ${note}`) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([text, count]) => `${count} × ${text}`);
}
