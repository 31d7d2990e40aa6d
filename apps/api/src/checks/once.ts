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

/**
 * Returns the session of a request's checks. Nothing is recorded for a visitor who has reached the limit of rows.
 *
 * @param sentTime Time of the checks, in ISO 8601, if the request has it.
 * @throws {ApiError} `checked-at-invalid` for an impossible time.
 */
export const checkSession = (
  request: Pick<FastifyRequest, "ip" | "socket">,
  { now, recorder, spendRows }: SessionDependencies,
  sentTime?: string,
): CheckSession => ({
  checkedAt: timeOfCheck(sentTime, now()),
  recorder: {
    recordAll: async (rows) =>
      spendRows(request, rows.length) ? recorder.recordAll(rows) : rows.map(() => false),
  },
});
