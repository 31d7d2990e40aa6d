import type { Schemas } from "../generated/api.ts";
import { createLimit } from "./limit.ts";

type ClientErrorReport = Schemas["ClientErrorReport"];

/**
 * An error to report. Every field is optional: `level` defaults to `"error"`, `source` to `"client"`, and a missing
 * or empty `message` to `"Unknown error occurred"`.
 */
export type ErrorInput = { readonly [Key in keyof ClientErrorReport]?: ClientErrorReport[Key] | undefined };

/** A response with an error status, and its request. */
export interface FailedResponse {
  readonly method: string;
  readonly path: string;
  /** The body that was sent, as JSON. */
  readonly data: string | undefined;
  readonly status: number;
  readonly statusText: string;
  /** The body of the response. */
  readonly text: string;
}

const leftOut = "[left out]";

/** Fields of a request that reveal nothing about a person or a heater. */
const harmless: ReadonlySet<string> = new Set(["brand", "type", "platform", "language"]);

/**
 * Returns a path without the parts that only its caller knows: the model number of a call, the id of a report, which
 * opens it, and the query.
 *
 * @example
 * safePath("/api/model/rheem/XE50T10H45U0"); //=> "/api/model/rheem/[left out]"
 */
export const safePath = (path: string): string =>
  (path.split(/[#?]/u)[0] ?? "").replace(/^(\/api\/reports|\/api\/model\/[^/]+)\/.+$/u, `$1/${leftOut}`);

/**
 * Returns a request body without the texts that were typed, cut at 500 characters.
 *
 * @example
 * safeData('{"brand":"rheem","serialNumber":"RH0504B01826"}'); //=> '{"brand":"rheem","serialNumber":"[left out]"}'
 */
export function safeData(data: string | undefined): string | undefined {
  if (data === undefined) return undefined;
  const text = JSON.stringify(JSON.parse(data), (key, value: unknown) =>
    typeof value === "string" && value !== "" && !harmless.has(key) ? leftOut : value,
  );
  return text.slice(0, 500);
}

function toReport({ method, path, data, status, statusText, text }: FailedResponse): ErrorInput {
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
      errorText: text.slice(0, 2000),
      requestData: safeData(data),
    },
  };
}

function warn(...words: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the console is the only place left to report it
  console.warn(...words);
}

/**
 * Returns a function that reports failed responses in the background, at most five in five minutes: all except 400,
 * which means invalid input, and failed reports. Reports contain nothing that was typed.
 *
 * @param report Sends a report.
 */
export function createFailureReports(
  report: (report: ErrorInput) => Promise<unknown>,
): (failed: FailedResponse) => void {
  const mayReport = createLimit(5);
  return (failed) => {
    if (failed.status === 400 || failed.path === "/api/errors") return;
    if (!mayReport()) {
      warn("There were too many errors: one more is not reported (API)");
      return;
    }
    Promise.resolve(toReport(failed))
      .then(report)
      .catch((error: unknown) => warn("An error cannot be reported", error));
  };
}
