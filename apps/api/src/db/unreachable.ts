const connectionLost = /^(?:08|53|57P)/u;
const systemError = /^E(?!RR_)[A-Z]+(?:_[A-Z]+)?$/u;
const timedOut = /timeout|timed out|connection terminated/iu;

/**
 * Whether an error means that the database cannot be reached now: it may come back by itself. A wrong password or a
 * failed migration is not such an error.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return connectionLost.test(code) || systemError.test(code) || timedOut.test(error.message);
}

// A table or a column is not there yet, or the server only reads.
const unready = new Set(["42P01", "42703", "25006"]);

/**
 * Whether an error means that the database can be reached and cannot do this now: its migration is under way, or it
 * follows another server. It may by and by.
 */
export function isUnready(error: unknown): boolean {
  return error instanceof Error && "code" in error && unready.has(String(error.code));
}
