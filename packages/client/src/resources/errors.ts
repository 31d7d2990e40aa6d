import type { Schemas } from "../generated/api.ts";
import type { ErrorInput } from "../http/failure-reports.ts";
import { isNumber } from "../http/fields.ts";
import { singleAttempt } from "../http/retry.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** Statistics of the reported errors. */
export type ErrorStats = Schemas["ErrorStatistics"];

/** Bytes that the API accepts. */
const most = 16 * 1024;
const toBytes = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;

const shortTexts = (context: ErrorInput["context"] = {}): ErrorInput["context"] =>
  Object.fromEntries(
    Object.entries(context).map(([key, value]) => [
      key,
      typeof value === "string" ? value.slice(0, 500) : value,
    ]),
  );

/** Returns the largest body that the API accepts. The API stores only the start of long texts anyway. */
function toBody({ stack, context, ...rest }: ErrorInput) {
  const { level = "error", source = "client", message = "" } = rest;
  const body = {
    ...rest,
    level,
    source,
    message: message.slice(0, 1000) || "Unknown error occurred",
    userAgent: rest.userAgent?.slice(0, 500),
    url: rest.url?.slice(0, 2000),
  };
  const choices = [
    { ...body, stack: stack?.slice(0, 8000), context },
    { ...body, stack: stack?.slice(0, 2000), context: shortTexts(context) },
  ];
  return choices.find((choice) => toBytes(choice) <= most) ?? { ...body, stack: stack?.slice(0, 500) };
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
