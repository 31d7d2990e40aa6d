import type { FastifyRequest } from "fastify";
import type { CheckRecorder } from "./recorder.ts";

/** When checks are made, and what records them. */
export interface CheckSession {
  readonly checkedAt: Date;
  readonly recorder: Pick<CheckRecorder, "recordAll">;
}

/** What is kept of checks for a request that is sent again. */
interface Note {
  readonly checkedAt: string;
  /** A digit for each check in its order: 1 when it was recorded. */
  readonly recorded: string;
}

/**
 * Returns the session of a request's checks. A request that is sent again with its `Idempotency-Key` makes the same checks
 * as of the first time, and records none of them: the first request has said which were recorded.
 */
export function checkSession(
  request: Pick<FastifyRequest, "firstNote" | "makeNote">,
  { now, recorder }: { readonly now: () => Date; readonly recorder: CheckRecorder },
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
        const answers = await recorder.recordAll(rows);
        for (const answer of answers) recorded += answer ? "1" : "0";
        return answers;
      },
    },
  };
}
