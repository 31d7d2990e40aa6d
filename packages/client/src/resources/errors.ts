import type { Schemas } from "../generated/api.ts";
import type { ErrorInput } from "../http/failure-reports.ts";
import { isNumber } from "../http/fields.ts";
import { singleAttempt } from "../http/retry.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** Statistics of the reported errors. */
export type ErrorStats = Schemas["ErrorStatistics"];

/** Returns a body that the API accepts: at most 16 KiB. The API stores only the start of long texts anyway. */
function toBody({ level = "error", source = "client", message = "", ...rest }: ErrorInput) {
  const body = {
    ...rest,
    level,
    source,
    message: message.slice(0, 1000) || "Unknown error occurred",
    userAgent: rest.userAgent?.slice(0, 500),
    url: rest.url?.slice(0, 2000),
    stack: rest.stack?.slice(0, 8000),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  return bytes <= 16 * 1024 ? body : { ...body, stack: rest.stack?.slice(0, 1000), context: undefined };
}

export const createReportError =
  (send: Send) =>
  async (input: ErrorInput, options?: CallOptions): Promise<void> => {
    await send({ method: "POST", path: "/api/errors", body: toBody(input), retry: singleAttempt }, options);
  };

export const createErrorStats =
  (send: Send) =>
  async (token: string, options?: CallOptions): Promise<ErrorStats> => {
    const required = { totalErrors: isNumber };
    const answer = await send({ method: "GET", path: "/api/errors/stats", token, required }, options);
    return answer as ErrorStats;
  };
