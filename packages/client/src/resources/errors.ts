import { isNumber, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead, once } from "../retry.ts";

type Schemas = components["schemas"];

type Told = Schemas["ClientErrorReport"];

/**
 * An error to tell of. Everything may be missing: `level` is then `"error"`, `source` is `"client"`, and `message`, also
 * when it is empty, is `"Unknown error occurred"`.
 */
export type ErrorInput = { readonly [Key in keyof Told]?: Told[Key] | undefined };

/** What errors there were. */
export type ErrorStats = Schemas["ErrorStatistics"];

/** Bytes that the API takes. */
const most = 16 * 1024;
const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;

const shortTexts = (context: ErrorInput["context"] = {}): ErrorInput["context"] =>
  Object.fromEntries(
    Object.entries(context).map(([key, value]) => [
      key,
      typeof value === "string" ? value.slice(0, 500) : value,
    ]),
  );

/** The fullest body that the API takes, as it keeps only the beginning of long texts anyway. */
function bodyOf({ stack, context, ...rest }: ErrorInput) {
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
  return choices.find((choice) => bytesOf(choice) <= most) ?? { ...body, stack: stack?.slice(0, 500) };
}

/** Makes the method that tells of an error. */
export const createReportError =
  (send: Send) =>
  async (input: ErrorInput, options?: CallOptions): Promise<void> => {
    await send({ method: "POST", path: "/api/errors", body: bodyOf(input), retry: once }, options);
  };

const lacks = lacking({ totalErrors: isNumber });

/** Makes the method that reads what errors there were. */
export const createErrorStats =
  (send: Send) =>
  async (token: string, options?: CallOptions): Promise<ErrorStats> =>
    (await send(
      { method: "GET", path: "/api/errors/stats", token, retry: dataRead, lacks },
      options,
    )) as ErrorStats;
