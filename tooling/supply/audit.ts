import type { PnpmAnswer } from "./ask-pnpm.ts";

/** What an audit came to. */
export type AuditResult = "found" | "none" | "unreachable";

const away =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT)|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|fetch failed/u;

/**
 * Tells an audit that found something from one that could not be made: pnpm ends with 1 after both.
 *
 * @param answer Of `pnpm audit --json`.
 * @throws {Error} when pnpm said something that is neither.
 */
export function auditResult({ status, said, complained }: PnpmAnswer): AuditResult {
  if (status === 0) return "none";
  if (away.test(complained) || away.test(said)) return "unreachable";
  if (said.trim().startsWith("{") && "advisories" in (JSON.parse(said) as object)) return "found";
  throw new Error(`pnpm audit ended with ${status}: ${complained || said}`);
}
