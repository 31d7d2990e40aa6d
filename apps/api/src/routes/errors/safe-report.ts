import type { ClientErrorReport } from "./schema.ts";
import { mask, maskVersions } from "./mask.ts";

const maxDepth = 4;
const maxContext = 16_384;
const leftOut = "[left out]";

// Ids that the website creates for sessions and errors. They contain a time and nothing personal.
const ownId = /^(?:app|sess)_[\w-]{1,90}$/u;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/u;
const telling = /serial|e-?mail|phone|token|password|secret|authori[sz]ation|cookie/iu;

// Lone surrogates and control characters, which PostgreSQL can't store.
const clean = (text: string): string => text.replaceAll(/\p{Cs}|[^\P{Cc}\n\t]/gu, "");

// Never ends in half a surrogate pair.
const cut = (text: string, maxLength: number): string =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, "") : text;

const safeText = (text: string): string => (ownId.test(text) || moment.test(text) ? text : mask(clean(text)));

// Masked before it is cut, because half an address cannot be recognized.
const optional = (text: string | undefined, maxLength: number): string | null =>
  text ? cut(safeText(text), maxLength) : null;

const safeNumber = (number: number): number | string =>
  Number.isInteger(number) && Math.abs(number) >= 1_000_000 ? "[number]" : number;

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return safeText(value);
  if (typeof value === "number") return safeNumber(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > maxDepth) return leftOut;
  if (Array.isArray(value)) return value.map((part: unknown) => safeValue(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      safeText(key),
      telling.test(key) ? leftOut : safeValue(part, depth + 1),
    ]),
  );
}

/** An error as stored. */
export interface SafeReport {
  readonly level: ClientErrorReport["level"];
  readonly source: ClientErrorReport["source"];
  readonly message: string;
  readonly userAgent: string | null;
  readonly url: string | null;
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly stack: string | null;
  /** JSON */
  readonly context: string;
}

/**
 * Returns an error that is safe to store. Personal data is masked, and long texts are cut: the stack at 8000, the
 * address at 2000, the browser's name at 500, the ids at 100. The context keeps 4 levels, without values whose key
 * suggests a secret or personal data, and is left out over 16,384 characters of JSON.
 *
 * @example
 * const { message } = safeReport({ level: "error", source: "client", message: "No mail to jane@example.com" });
 * message; //=> "No mail to [email]"
 */
export function safeReport(report: ClientErrorReport): SafeReport {
  const { level, source, message, userAgent, url, userId, sessionId, stack } = report;
  const context = JSON.stringify(safeValue(report.context ?? {}, 1));
  return {
    level,
    source,
    message: cut(safeText(message), 2000),
    userAgent: userAgent ? cut(maskVersions(clean(userAgent)), 500) : null,
    url: optional(url, 2000),
    userId: optional(userId, 100),
    sessionId: optional(sessionId, 100),
    stack: optional(stack, 8000),
    context: context.length > maxContext ? JSON.stringify({ context: leftOut }) : context,
  };
}
