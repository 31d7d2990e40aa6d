import type { Kysely } from "kysely";
import { countOld, sizeOf } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../config/env.ts";
import { mostInARun, oldRows } from "./delete-old.ts";
import { type ClockFault, readClock, slack, trustClock } from "../clock/judge.ts";

/** The clock of this machine differs from PostgreSQL's, so confirming one of them would not help. */
export class ClockDifferenceError extends Error {
  override readonly name = "ClockDifferenceError";
}

/** The pending work of the deletion. */
export interface RetentionState {
  /** PostgreSQL's clock. */
  readonly at: Date;
  readonly lastRun: Date | null;
  /** Clocks that are not trusted. */
  readonly faults: readonly ClockFault[];
  /**
   * For each table with a retention period: its rows, those that are due, and those that the next run would delete.
   */
  readonly tables: readonly {
    readonly table: string;
    readonly rows: number;
    readonly due: number;
    readonly next: number;
  }[];
}

/** Returns the pending work of the deletion, and changes nothing. Above a hundred thousand, rows are an estimate. */
export async function retentionState(
  database: Kysely<Database>,
  settings: Pick<Settings, "retentionDays">,
): Promise<RetentionState> {
  const { at, lastRun } = await readClock(database, { lock: false });
  const faults = await database
    .selectFrom("clock_faults")
    .selectAll()
    .where("ended_at", "is", null)
    .orderBy("id")
    .execute();
  const tables = [];
  for (const old of await oldRows(database, settings, at)) {
    const rows = await sizeOf(database, old.table);
    const due = await countOld(database, old);
    tables.push({ table: old.table, rows, due, next: Math.min(due, mostInARun(rows)) });
  }
  return { at, lastRun, faults, tables };
}

/**
 * Trusts PostgreSQL's clock as it is, so that the deletion continues.
 *
 * @param now Clock of this machine.
 * @returns the trusted time.
 * @throws {ClockDifferenceError} when the two clocks differ by more than an hour.
 */
export const confirmClock = (database: Kysely<Database>, now: () => Date): Promise<Date> =>
  database.transaction().execute(async (transaction) => {
    const { at } = await readClock(transaction, { lock: true });
    const here = now();
    if (Math.abs(here.getTime() - at.getTime()) > slack)
      throw new ClockDifferenceError(
        `The clock of this machine says ${here.toISOString()} and PostgreSQL's says ${at.toISOString()}: set the wrong one right.`,
      );
    await trustClock(transaction, at);
    return at;
  });
