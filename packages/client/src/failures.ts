import { createLimit } from "./limit.ts";
import type { ErrorInput } from "./resources/errors.ts";

/** An answer with which the API refuses. */
export interface Refused {
  readonly method: string;
  readonly path: string;
  /** What was sent, as JSON. */
  readonly data: string | undefined;
  readonly status: number;
  readonly statusText: string;
  /** The answer itself. */
  readonly text: string;
}

/** How failures are reported. */
export interface FailureOptions {
  /** Sends a report. */
  readonly report: (report: ErrorInput) => Promise<unknown>;
  /** Says whether one more may be sent. @default five in five minutes */
  readonly mayReport?: () => boolean;
}

/** Characters of what was sent that a report keeps. */
const longest = 500;
const leftOut = "[left out]";

/** Fields of what is sent that say nothing about a person or a heater. */
const telling: ReadonlySet<string> = new Set(["brand", "type", "platform", "language"]);

/**
 * A path without what only its caller knows: the model number of a call, the id of a report, which opens it, and a query.
 *
 * @example
 * safePath("/api/model/rheem/XE50T10H45U0"); //=> "/api/model/rheem/[left out]"
 */
export const safePath = (path: string): string =>
  (path.split(/[#?]/u)[0] ?? "").replace(/^(\/api\/reports|\/api\/model\/[^/]+)\/.+$/u, `$1/${leftOut}`);

/**
 * What was sent without what was typed, cut at 500 characters.
 *
 * @example
 * safeData('{"brand":"rheem","serialNumber":"RH0504B01826"}'); //=> '{"brand":"rheem","serialNumber":"[left out]"}'
 */
export function safeData(data: string | undefined): string | undefined {
  if (data === undefined) return undefined;
  const text = JSON.stringify(JSON.parse(data), (key, value: unknown) =>
    typeof value === "string" && value !== "" && !telling.has(key) ? leftOut : value,
  );
  return text.slice(0, longest);
}

function reportOf({ method, path, data, status, statusText, text }: Refused): ErrorInput {
  const requestUrl = safePath(path);
  return {
    level: "error",
    source: "client",
    message: `${method} ${requestUrl}: ${status} ${statusText}`.trim(),
    context: {
      apiError: true,
      requestUrl,
      requestMethod: method,
      responseStatus: status,
      responseStatusText: statusText,
      errorText: text,
      requestData: safeData(data),
    },
  };
}

function warn(...words: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- nobody else can be told
  console.warn(...words);
}

/**
 * Makes the function that reports what the API refuses, without waiting: all but 400, with which it says that the input
 * is wrong, and never a report. Nothing that was typed is in it.
 */
export function createFailureReports({
  report,
  mayReport = createLimit(5),
}: FailureOptions): (refused: Refused) => void {
  return (refused) => {
    if (refused.status === 400 || refused.path === "/api/errors") return;
    if (!mayReport()) {
      warn("There were too many errors: one more is not reported (API)");
      return;
    }
    Promise.resolve(reportOf(refused))
      .then(report)
      .catch((error: unknown) => warn("An error cannot be reported", error));
  };
}
