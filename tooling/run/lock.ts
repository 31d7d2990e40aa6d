import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

export interface LockOptions {
  /** Aborts the wait. */
  readonly signal?: AbortSignal | undefined;
  /** Called once when the lock is taken. */
  readonly onWait?: (() => void) | undefined;
}

// SQLite's code for a lock that another connection holds.
const busy = 5;

/**
 * Waits until no other process holds a lock, takes it, and returns a function that releases it.
 *
 * The operating system holds the lock for SQLite and releases it however the process ends, so it can't become stale.
 * Node.js itself can't lock files. A file system that is read-only or has no locks gives none.
 *
 * @throws AbortError when the signal aborts.
 */
export async function lock(file: string, { signal, onWait }: LockOptions = {}): Promise<() => void> {
  const database = open(file);
  if (database === undefined) return () => undefined;
  const release = (): void => database.close();
  try {
    for (let turns = 0; !isTaken(database); turns += 1) {
      if (turns === 0) onWait?.();
      await wait(100, undefined, signal === undefined ? {} : { signal });
    }
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

function open(file: string): DatabaseSync | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return new DatabaseSync(file);
  } catch {
    return undefined;
  }
}

// Returns false while another holds it.
function isTaken(database: DatabaseSync): boolean {
  try {
    database.exec("begin exclusive");
    return true;
  } catch (error) {
    return !(error instanceof Error && "errcode" in error && error.errcode === busy);
  }
}
