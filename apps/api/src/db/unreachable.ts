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
