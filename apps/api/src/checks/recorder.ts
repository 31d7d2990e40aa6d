import { VisitorCounts } from "@heater-age/requests";
import DataLoader from "dataloader";
import { Counter, type Registry } from "prom-client";
import type { Settings } from "../config/env.ts";
import type { Connections } from "../db/connect.ts";
import { type CheckRow, insertChecks } from "./queries.ts";
import { day } from "../time/durations.ts";
import type { UnrecordedResult } from "./result.ts";
import type { CheckRequest } from "./schema.ts";

/** Records checks without delaying or failing a visitor's request. */
export interface CheckRecorder {
  /**
   * Records rows. Never rejects.
   *
   * @param visitor Who sent them: a visitor's rows of a day are limited.
   * @returns for each row, whether it is in the database. `false` also means that its commit was not confirmed in time.
   */
  readonly record: (rows: readonly CheckRow[], visitor: string) => Promise<readonly boolean[]>;
  /** Returns the number of rows answered with `false` since the start. */
  readonly unrecorded: () => number;
}

/**
 * Returns the row that is recorded for a result.
 *
 * @param checkedAt When the check was made, in ISO 8601 and UTC.
 * @param sent The caller's data about the check.
 */
export const toRow = (
  result: UnrecordedResult,
  checkedAt: string,
  sent: Pick<CheckRequest, "checkId" | "checkedAt"> = {},
): CheckRow => ({
  brand: result.brand,
  model_number: result.modelNumber || null,
  serial_number: result.serialNumber,
  manufacturing_date: result.manufacturingDate ?? null,
  age_years: result.ageYears ?? null,
  age_months: result.ageMonths ?? null,
  checked_at: checkedAt,
  client_time: sent.checkedAt !== undefined,
  age_band: result.recommendationCode ?? "unreadable",
  check_id: sent.checkId?.toLowerCase() ?? null,
});

/**
 * Returns whether the database refused a value or a constraint: the statement changed nothing, and would succeed
 * without that value.
 */
function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^2[23]...$/u.test(String(error.code));
}

/** A row to insert, and its request. */
interface Entry {
  readonly row: CheckRow;
  readonly request: { isAnswered: boolean };
}

/** Maximum number of rows in a statement. */
const rowsAtOnce = 500;
/** Maximum number of ids of checks in memory: those of the last seconds under full load. */
const maxIds = 20_000;

interface RecorderOptions {
  readonly log: Record<"info" | "error", (values: object, message: string) => void>;
  readonly settings: Settings["recording"];
  readonly registry: Registry;
}

/**
 * Creates the recorder of checks, with the metrics of checks and of unrecorded ones. Rows that arrive while others are
 * inserted share the next statement. A row that the database refuses doesn't affect the others.
 */
export function createCheckRecorder(
  recording: Connections,
  { log, settings: { wait, queue, perVisitor }, registry }: RecorderOptions,
): CheckRecorder {
  const checks = new Counter({
    name: "heater_age_checks_total",
    help: "Checks, by brand and whether a date was found. One that is sent again with its id is counted once",
    labelNames: ["brand", "outcome"] as const,
    registers: [registry],
  });
  const unrecordedChecks = new Counter({
    name: "heater_age_unrecorded_checks_total",
    help: "Checks answered as not recorded",
    registers: [registry],
  });
  const spent = new VisitorCounts(day);
  const lastIds = new Set<string>();
  let unrecorded = 0;
  let waiting = 0;
  let isFailing = false;
  let inserting: Promise<unknown> = Promise.resolve();

  /** Returns whether a check isn't the repetition of a recent one. */
  function isNew(id: string | null): boolean {
    if (id === null) return true;
    if (lastIds.has(id)) return false;
    lastIds.add(id);
    const [oldest = ""] = lastIds;
    if (lastIds.size > maxIds) lastIds.delete(oldest);
    return true;
  }

  /** Inserts rows, and halves them to leave out those that the database refuses. Returns whether each is inserted. */
  async function insert(all: readonly CheckRow[]): Promise<readonly boolean[]> {
    try {
      await insertChecks(recording, all);
    } catch (error) {
      if (isRefused(error) && all.length > 1) {
        const middle = Math.floor(all.length / 2);
        return [...(await insert(all.slice(0, middle))), ...(await insert(all.slice(middle)))];
      }
      if (isRefused(error)) log.error({ err: error }, "a check is refused by the database");
      else if (!isFailing) log.error({ err: error }, "checks are not recorded");
      isFailing ||= !isRefused(error);
      return all.map(() => false);
    }
    if (isFailing) log.info({}, "checks are recorded again");
    isFailing = false;
    return all.map(() => true);
  }

  async function insertEntries(entries: readonly Entry[]): Promise<boolean[]> {
    const open = entries.filter(({ request }) => !request.isAnswered);
    const answers = open.length === 0 ? [] : await insert(open.map(({ row }) => row));
    const inserted = new Map(open.map((entry, index) => [entry, answers[index]] as const));
    return entries.map((entry) => inserted.get(entry) ?? false);
  }

  const rows = new DataLoader<Entry, boolean>(
    (entries) => {
      const answers = insertEntries(entries);
      inserting = answers;
      return answers;
    },
    {
      cache: false,
      maxBatchSize: rowsAtOnce,
      // After the current statement, and after all requests that have arrived.
      batchScheduleFn: (send) => void inserting.then(() => setImmediate(send)),
    },
  );

  async function insertInTime(all: readonly CheckRow[]): Promise<readonly boolean[]> {
    const request = { isAnswered: false };
    const answers = all.map(() => false);
    waiting += all.length;
    const inserted = Promise.all(
      all.map(async (row, index) => {
        answers[index] = await rows.load({ row, request });
        waiting -= 1;
      }),
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      // A confirmation that arrived while the process was busy is read first.
      timer = setTimeout(() => setImmediate(resolve), wait);
    });
    await Promise.race([inserted, late]);
    clearTimeout(timer);
    request.isAnswered = true;
    return [...answers];
  }

  return {
    record: async (all, visitor) => {
      for (const { brand, check_id: id, manufacturing_date: date } of all)
        if (isNew(id)) checks.inc({ brand, outcome: date === null ? "no-date" : "date" });
      const mayRecord =
        waiting + all.length <= queue && spent.add(visitor, all.length).total - all.length < perVisitor;
      const answers = mayRecord ? await insertInTime(all) : all.map(() => false);
      const missed = answers.filter((isRecorded) => !isRecorded).length;
      unrecorded += missed;
      unrecordedChecks.inc(missed);
      return answers;
    },
    unrecorded: () => unrecorded,
  };
}
