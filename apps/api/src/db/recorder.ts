import { isRefused } from "./refused.ts";

/** Where the recorder logs that it stopped or resumed. */
export interface RecorderLog {
  readonly info: (values: object, message: string) => void;
  readonly error: (values: object, message: string) => void;
}

/** Writes rows without delaying or failing the visitor's request. */
export interface Recorder<Row> {
  /**
   * Records a row. Never rejects. `true`: its commit was confirmed in time. `false`: it was not recorded, or its
   * confirmation came too late or not at all. It is not retried.
   */
  readonly record: (row: Row) => Promise<boolean>;
  /** Records rows together. Returns the result of `record` for each, in order. */
  readonly recordAll: (rows: readonly Row[]) => Promise<readonly boolean[]>;
  /** Returns the number of rows answered with `false` since the start. */
  readonly unrecorded: () => number;
  /** Returns the number of those that were confirmed after their answer. */
  readonly late: () => number;
  /** Returns the number of rows that are waiting for their confirmation. */
  readonly waiting: () => number;
  /** Accepts no more rows, and resolves once all waiting ones are settled. */
  readonly close: () => Promise<void>;
}

/** Options of {@link createRecorder}. */
export interface RecorderOptions<Row> {
  /** Commits all of the rows or none of them. */
  readonly write: (rows: readonly Row[]) => Promise<unknown>;
  /** Called with every row to record, before the outcome is known. */
  readonly onRow?: (row: Row) => void;
  readonly log: RecorderLog;
  /** Maximum wait of a response in milliseconds. */
  readonly wait: number;
  /** Maximum number of waiting rows. */
  readonly queue: number;
  /** Number of rows in one write. */
  readonly batch?: number;
  /** Milliseconds without attempts after a failed write. */
  readonly pause?: number;
  /** Monotonic time in milliseconds. */
  readonly clock?: () => number;
}

interface Entry<Row> {
  readonly row: Row;
  /** Only its first call has an effect. */
  readonly settle: (recorded: boolean) => void;
}

/**
 * Creates a recorder that commits the rows of concurrent requests in one write. Rows that arrive during a write join
 * the next one. After a failed write it pauses for a second, so that not every visitor waits for a missing database,
 * and then resumes. Each change of state is logged once. A row that the database refuses doesn't affect the others.
 *
 * @example
 * const recorder = createRecorder({ write: (rows) => insertChecks(database, rows), log, wait: 50, queue: 10_000 });
 * await recorder.record(row); //=> true
 */
export function createRecorder<Row>({
  write,
  onRow,
  log,
  wait,
  queue,
  batch = 500,
  pause = 1000,
  clock = () => performance.now(),
}: RecorderOptions<Row>): Recorder<Row> {
  const queued = new Set<Entry<Row>>();
  let sent = 0;
  let running: Promise<void> | undefined;
  let closed = false;
  let retryAt: number | undefined;
  let refusalLoggedAt: number | undefined;
  let unrecorded = 0;
  let inThisOutage = 0;
  let late = 0;

  const miss = (): false => {
    unrecorded += 1;
    inThisOutage += 1;
    return false;
  };

  const mayTry = (): boolean => {
    if (closed) return false;
    if (retryAt === undefined) return true;
    if (clock() < retryAt) return false;
    // Only one attempt at a time.
    retryAt = clock() + pause;
    return true;
  };

  const reached = (): void => {
    if (retryAt === undefined) return;
    log.info({ unrecorded: inThisOutage }, "checks are recorded again");
    retryAt = undefined;
  };

  const failed = (entries: readonly Entry<Row>[], error: unknown): void => {
    if (retryAt === undefined) {
      log.error({ err: error }, "checks are not recorded");
      inThisOutage = 0;
    }
    retryAt = clock() + pause;
    for (const entry of [...entries, ...queued]) entry.settle(false);
    queued.clear();
  };

  const refused = ([entry]: readonly Entry<Row>[], error: unknown): void => {
    entry?.settle(false);
    if (refusalLoggedAt !== undefined && clock() < refusalLoggedAt + pause) return;
    refusalLoggedAt = clock();
    log.error({ err: error }, "a check is refused by the database");
  };

  /** Sends rows. Resolves to whether the database was reached. */
  const send = async (entries: readonly Entry<Row>[]): Promise<boolean> => {
    try {
      await write(entries.map(({ row }) => row));
    } catch (error) {
      // A refused write commits nothing, so its parts can be sent again. After other errors that is unknown.
      if (!isRefused(error)) {
        failed(entries, error);
        return false;
      }
      reached();
      if (entries.length === 1) {
        refused(entries, error);
        return true;
      }
      const half = Math.ceil(entries.length / 2);
      if (await send(entries.slice(0, half))) return send(entries.slice(half));
      for (const entry of entries.slice(half)) entry.settle(false);
      return false;
    }
    reached();
    for (const entry of entries) entry.settle(true);
    return true;
  };

  const sendAll = async (): Promise<void> => {
    // Lets requests that arrived together join the write.
    await new Promise(setImmediate);
    while (queued.size > 0) {
      const entries: Entry<Row>[] = [];
      for (const entry of queued) {
        if (entries.length === batch) break;
        entries.push(entry);
        queued.delete(entry);
      }
      sent = entries.length;
      await send(entries);
      sent = 0;
    }
    running = undefined;
  };

  const enqueue = (row: Row): Promise<boolean> =>
    new Promise((resolve) => {
      let answered = false;
      const settle = (recorded: boolean): void => {
        if (answered) {
          if (recorded) late += 1;
          return;
        }
        answered = true;
        clearTimeout(timer);
        resolve(recorded || miss());
      };
      const entry: Entry<Row> = { row, settle };
      const giveUp = (): void => {
        queued.delete(entry);
        settle(false);
      };
      // A confirmation that arrived while the process was busy is read first.
      const timer = setTimeout(() => setImmediate(giveUp), wait);
      queued.add(entry);
    });

  const recordAll = async (rows: readonly Row[]): Promise<readonly boolean[]> => {
    if (rows.length === 0) return [];
    if (onRow !== undefined) for (const row of rows) onRow(row);
    const trying = mayTry();
    const answers = rows.map((row) =>
      trying && queued.size + sent < queue ? enqueue(row) : Promise.resolve(miss()),
    );
    if (queued.size > 0) running ??= sendAll();
    return Promise.all(answers);
  };

  return {
    record: async (row) => (await recordAll([row]))[0] ?? false,
    recordAll,
    unrecorded: () => unrecorded,
    late: () => late,
    waiting: () => queued.size + sent,
    close: async () => {
      closed = true;
      await running;
    },
  };
}
