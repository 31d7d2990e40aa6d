import type { Kysely } from "kysely";
import type { Span } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import { slack } from "./judge.ts";

// A clock is judged every quarter of an hour, and rows are written between the judgments.
const around = (from: Date, to: Date): Span => ({
  from: new Date(from.getTime() - slack),
  to: new Date(to.getTime() + slack),
});

/**
 * Creates a function that returns the periods in which wrong clocks wrote timestamps from before a time. Those rows
 * seem older than they are.
 */
export async function mistimed(database: Kysely<Database>): Promise<(before: Date) => readonly Span[]> {
  const faults = await database
    .selectFrom("clock_faults")
    .select(["service_from", "service_to", "database_from", "database_to", "ended_at"])
    .execute();
  return (before) =>
    faults
      .filter(({ ended_at: endedAt }) => endedAt === null || endedAt >= before)
      .flatMap((fault) => [
        around(fault.service_from, fault.service_to),
        around(fault.database_from, fault.database_to),
      ]);
}
