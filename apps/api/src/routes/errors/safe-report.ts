import type { ClientErrorReport } from "./schema.ts";
import { mask, maskVersions } from "./mask.ts";

/** Maximum lengths in UTF-16 code units. */
const longest = {
  message: 2000,
  userAgent: 500,
  url: 2000,
  userId: 100,
  sessionId: 100,
  stack: 8000,
  key: 100,
  value: 4000,
  requestData: 500,
} as const;

const mostEntries = 50;
const longestContext = 16_384;
const deepest = 4;
const leftOut = "[left out]";

// Ids that the website creates for sessions and errors. They contain a time and nothing personal.
const ownId = /^(?:app|sess)_[\w-]{1,90}$/u;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/u;
const telling = /serial|e-?mail|phone|token|password|secret|authori[sz]ation|cookie/iu;

// Lone surrogates and control characters, which PostgreSQL can't store.
const clean = (text: string): string => text.replaceAll(/\p{Cs}|[^\P{Cc}\n\t]/gu, "");

// Never ends in half a surrogate pair.
const cut = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, "") : text;

// Masked before it is cut, because half an address cannot be recognized.
const safeText = (text: string, most: number): string =>
  ownId.test(text) || moment.test(text) ? text : cut(mask(clean(text)), most);

const optional = (text: string | undefined, most: number): string | null =>
  text === undefined || text === "" ? null : safeText(text, most);

const safeNumber = (number: number): number | string =>
  Number.isInteger(number) && Math.abs(number) >= 1_000_000 ? "[number]" : number;

function safeValue(value: unknown, key: string, depth: number): unknown {
  if (telling.test(key)) return leftOut;
  if (typeof value === "string") {
    return safeText(value, key === "requestData" ? longest.requestData : longest.value);
  }
  if (typeof value === "number") return safeNumber(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return leftOut;
  if (Array.isArray(value)) {
    return value.slice(0, mostEntries).map((part: unknown) => safeValue(part, "", depth + 1));
  }
  return safeMap(value, depth + 1);
}

const safeMap = (map: object, depth: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(map)
      .slice(0, mostEntries)
      .map(([key, value]) => [safeText(key, longest.key), safeValue(value, key, depth)]),
  );

// A replacement can be longer than the text that it replaces.
const bounded = (context: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  JSON.stringify(context).length > longestContext ? { context: leftOut } : context;

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
  readonly context: Readonly<Record<string, unknown>>;
}

/**
 * Returns an error that is safe to store. Personal data is masked, and long texts are cut: the stack at 8000, the
 * address at 2000, the browser's name at 500, the ids at 100. The context keeps 50 entries on each of 4 levels, keys
 * of 100 characters and texts of 4000, its `requestData` 500, and in total 16,384 characters of JSON. Values whose
 * key suggests a secret or personal data are removed.
 *
 * @example
 * const { message } = safeReport({ level: "error", source: "client", message: "No mail to jane@example.com" });
 * message; //=> "No mail to [email]"
 */
export function safeReport(report: ClientErrorReport): SafeReport {
  const { level, source, message, userAgent, url, userId, sessionId, stack, context = {} } = report;
  return {
    level,
    source,
    message: safeText(message, longest.message),
    userAgent:
      userAgent === undefined || userAgent === ""
        ? null
        : cut(maskVersions(clean(userAgent)), longest.userAgent),
    url: optional(url, longest.url),
    userId: optional(userId, longest.userId),
    sessionId: optional(sessionId, longest.sessionId),
    stack: optional(stack, longest.stack),
    context: bounded(safeMap(context, 1)),
  };
}
