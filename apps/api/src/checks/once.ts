import type { FastifyRequest } from "fastify";
import { timeOfCheck } from "./check-time.ts";
import type { CheckRecorder } from "./recorder.ts";

/** The time of checks, and their recorder. */
export interface CheckSession {
  readonly checkedAt: Date;
  readonly recorder: Pick<CheckRecorder, "recordAll">;
}

/** Spends a visitor's allowance of recorded rows. Returns whether there was any left. */
export type SpendRows = (request: Pick<FastifyRequest, "ip" | "socket">, rows: number) => boolean;

/** Dependencies of a session. */
export interface SessionDependencies {
  readonly now: () => Date;
  readonly recorder: CheckRecorder;
  readonly spendRows: SpendRows;
}

/** The data about checks that is stored for a repeated request. */
interface Note {
  readonly checkedAt: string;
  /** A digit for each check in order: 1 if it was recorded. */
  readonly recorded: string;
}

/**
 * Returns the session of a request's checks. A request repeated with its `Idempotency-Key` has the time of the first
 * one and records nothing: the first request has determined which checks were recorded. Nothing is recorded for a
 * visitor who has reached the limit of rows.
 *
 * @param sentTime Time of the checks, in ISO 8601, if the request has it.
 * @throws {ApiError} `checked-at-invalid` for an impossible time.
 */
export function checkSession(
  request: Pick<FastifyRequest, "firstNote" | "makeNote" | "ip" | "socket">,
  { now, recorder, spendRows }: SessionDependencies,
  sentTime?: string,
): CheckSession {
  if (request.firstNote !== null) {
    const first = JSON.parse(request.firstNote) as Note;
    const digits = first.recorded[Symbol.iterator]();
    return {
      checkedAt: new Date(first.checkedAt),
      recorder: { recordAll: async (rows) => rows.map(() => digits.next().value === "1") },
    };
  }
  const checkedAt = timeOfCheck(sentTime, now());
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
