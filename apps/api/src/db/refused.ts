/**
 * Whether the database refused what a statement brought, a value or a broken constraint: the statement has changed
 * nothing, and the same one without that value would do.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^2[23]...$/u.test(String(error.code));
}
