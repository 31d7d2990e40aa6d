/** Where the recorder says that it stopped or resumed. */
export interface RecorderLog {
  readonly info: (values: object, message: string) => void;
  readonly error: (values: object, message: string) => void;
}

/** Writes what is good to have but must not keep a visitor waiting or fail their request. */
export interface Recorder {
  /** Runs a write. Resolves to whether it was done; never rejects. */
  readonly record: (write: () => Promise<unknown>) => Promise<boolean>;
  /** How many writes were not done since the start. */
  readonly unrecorded: () => number;
}

/**
 * Makes a recorder. After a failed write it does not try again for a second, so that a missing database costs one
 * request in a second its waiting time and not all of them. It resumes by itself. A change of state is logged once.
 *
 * @param clock Milliseconds that only ever grow.
 *
 * @example
 * const recorder = createRecorder(app.log);
 * await recorder.record(() => insertCheck(database, row)); //=> true
 */
export function createRecorder(
  log: RecorderLog,
  clock: () => number = () => performance.now(),
  pause = 1000,
): Recorder {
  let retryAt: number | undefined;
  let total = 0;
  let inThisOutage = 0;

  const miss = (): false => {
    total += 1;
    inThisOutage += 1;
    return false;
  };

  const record = async (write: () => Promise<unknown>): Promise<boolean> => {
    const probing = retryAt !== undefined;
    if (retryAt !== undefined) {
      if (clock() < retryAt) return miss();
      // The others wait for this attempt.
      retryAt = clock() + pause;
    }
    try {
      await write();
    } catch (error) {
      if (retryAt === undefined) log.error({ err: error }, "checks are not recorded");
      retryAt = clock() + pause;
      return miss();
    }
    // A write that began before the outage says nothing about its end.
    if (probing) {
      log.info({ unrecorded: inThisOutage }, "checks are recorded again");
      retryAt = undefined;
      inThisOutage = 0;
    }
    return true;
  };

  return { record, unrecorded: () => total };
}
