import type { FastifyRequest } from "fastify";
import type { CheckRecorder } from "./recorder.ts";

/** When checks are made, and what records them. */
export interface CheckSession {
  readonly checkedAt: Date;
  readonly recorder: Pick<CheckRecorder, "recordAll">;
}

/** Spends rows of checks that the visitor of a request may add. Returns whether there was something left. */
export type SpendRows = (request: Pick<FastifyRequest, "ip" | "socket">, rows: number) => boolean;

/** What making a session needs. */
export interface SessionDependencies {
  readonly now: () => Date;
  readonly recorder: CheckRecorder;
  readonly spendRows: SpendRows;
}

/** What is kept of checks for a request that is sent again. */
interface Note {
  readonly checkedAt: string;
  /** A digit for each check in its order: 1 when it was recorded. */
  readonly recorded: string;
}

/**
 * Returns the session of a request's checks. A request that is sent again with its `Idempotency-Key` makes the same checks
 * as of the first time, and records none of them: the first request has said which were recorded. Nothing is recorded for
 * a visitor who has added as many rows as a visitor may.
 */
export function checkSession(
  request: Pick<FastifyRequest, "firstNote" | "makeNote" | "ip" | "socket">,
  { now, recorder, spendRows }: SessionDependencies,
): CheckSession {
  if (request.firstNote !== null) {
    const first = JSON.parse(request.firstNote) as Note;
    const digits = first.recorded[Symbol.iterator]();
    return {
      checkedAt: new Date(first.checkedAt),
      recorder: { recordAll: async (rows) => rows.map(() => digits.next().value === "1") },
    };
  }
  const checkedAt = now();
  let recorded = "";
  request.makeNote = () => {
    const note: Note = { checkedAt: checkedAt.toISOString(), recorded };
    return JSON.stringify(note);
  };
  return {
    checkedAt,
    recorder: {
      recordAll: async (rows) => {
        const answers = spendRows(request, rows.length)
          ? await recorder.recordAll(rows)
          : rows.map(() => false);
        for (const answer of answers) recorded += answer ? "1" : "0";
        return answers;
      },
    },
  };
}
