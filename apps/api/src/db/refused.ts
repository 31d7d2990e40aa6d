/**
 * Returns whether the database refused a value or a constraint: the statement changed nothing, and would succeed
 * without that value.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^2[23]...$/u.test(String(error.code));
}
