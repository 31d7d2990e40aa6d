import { setTimeout as wait } from "node:timers/promises";

const connectionLost = /^(?:08|53|57P)/u;
const systemError = /^E(?!RR_)[A-Z]+(?:_[A-Z]+)?$/u;
const timedOut = /timeout|timed out|connection terminated/iu;

/**
 * Returns whether an error means that the database can't be reached but may come back. A wrong password or a failed
 * migration is not such an error.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return connectionLost.test(code) || systemError.test(code) || timedOut.test(error.message);
}

// A table or a column doesn't exist yet, or the server is read-only.
const unready = new Set(["42P01", "42703", "25006"]);

/**
 * Returns whether an error means that the database is not ready yet, because it is being migrated or is a replica.
 */
export function isUnready(error: unknown): boolean {
  return error instanceof Error && "code" in error && unready.has(String(error.code));
}

/**
 * Runs work on the database, and retries it after a pause while the database can't be reached. Resolves early,
 * without having done the work, when the signal aborts.
 *
 * @param options `pause` is in milliseconds.
 * @throws any other error of the work.
 *
 * @example
 * await onceReachable(() => migrate(url), { signal, pause: 2000 });
 */
export async function onceReachable(
  work: () => Promise<void>,
  { signal, pause }: { readonly signal: AbortSignal; readonly pause: number },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
    await wait(pause, undefined, { signal }).catch(() => {});
  }
}
