import { type ErrorCode, errors } from "../errors/codes.ts";
import { exampleBody } from "../errors/example.ts";
import type { LimitName } from "../config/env.ts";
import type { IdempotencyMode } from "./idempotency.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Errors that the route answers with, besides those that its limit, its body and its secret bring along. */
    readonly errors?: readonly ErrorCode[];
  }
}

/** What of a route's config says how it answers. */
export interface RouteConfig {
  readonly limit?: LimitName;
  readonly idempotent?: IdempotencyMode;
  readonly errors?: readonly ErrorCode[];
}

interface Reference {
  readonly $ref: string;
}

/** A response in the description, as far as it is read here. */
interface DescribedResponse {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: unknown;
}

/** An operation in the description, as far as it is read here. */
export interface Operation {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  responses?: Readonly<Record<string, DescribedResponse>>;
}

const header = (description: string, schema: object, example: string | number) => ({
  description,
  schema,
  example,
});
const whole = { type: "integer", minimum: 0 };

/** The headers of answers, by their names. */
export const responseHeaders = {
  "X-Request-Id": header(
    "Names the request in the operator's log.",
    { type: "string" },
    "0a8d4d0e-8f1c-4a51-9a43-5a6c1f0e7a11",
  ),
  Link: header(
    "Leads to the page about the error, with `rel=help`.",
    { type: "string" },
    '</developers/errors/serial-required/>; rel="help"',
  ),
  "RateLimit-Limit": header("Requests that a visitor may send in a window of time.", whole, 60),
  "RateLimit-Remaining": header("How many of them are left.", whole, 59),
  "RateLimit-Reset": header("Seconds until the window ends.", whole, 42),
  "Retry-After": header("Seconds after which the request may be sent again.", whole, 42),
  "Idempotency-Replayed": header(
    "Sent when the request was done before with the same `Idempotency-Key`.",
    { type: "string", enum: ["true"] },
    "true",
  ),
} as const;

type HeaderName = keyof typeof responseHeaders;

const rateLimit = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"] as const;

/** Statuses whose answers say when to try again. */
const retried = new Set([409, 429]);

const referTo = (kind: "examples" | "headers" | "schemas", name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

const references = (kind: "examples" | "headers", names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, referTo(kind, name)]));

/** Returns the errors that an operation can answer with, in the order of their list. */
function errorsOf(
  method: string,
  { security = [] }: Operation,
  { limit, idempotent, errors: own = [] }: RouteConfig,
): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...own,
    // An address that cannot be decoded is refused on every path, and a body wherever the method may have one.
    "invalid-request",
    ...(method === "get" ? [] : (["invalid-json", "body-too-large", "unsupported-media-type"] as const)),
    ...(idempotent === undefined
      ? []
      : ([
          "idempotency-key-invalid",
          "idempotency-in-progress",
          "idempotency-key-reused",
          ...(idempotent === "computed" ? [] : (["database-unavailable"] as const)),
        ] as const)),
    ...(security.length > 0 && security.every((way) => "operatorToken" in way)
      ? (["operator-only"] as const)
      : []),
    ...(limit === undefined ? [] : (["too-many-requests"] as const)),
    "internal-error",
  ]);
  return (Object.keys(errors) as ErrorCode[]).filter((code) => codes.has(code));
}

/**
 * Writes into an operation how it answers: each status with its headers, and each error with an example.
 *
 * @param method In small letters.
 * @param config Config of its route.
 * @returns The errors that it can answer with.
 */
export function describeResponses(
  method: string,
  operation: Operation,
  config: RouteConfig,
): readonly ErrorCode[] {
  const common: readonly HeaderName[] = ["X-Request-Id", ...(config.limit === undefined ? [] : rateLimit)];
  const replayed: readonly HeaderName[] = config.idempotent === undefined ? [] : ["Idempotency-Replayed"];
  const good = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith("2"));
  const codes = errorsOf(method, operation, config);
  const statuses = [...new Set(codes.map((code) => errors[code]))].toSorted((one, other) => one - other);
  operation.responses = {
    ...Object.fromEntries(
      good.map(([status, response]) => [
        status,
        { ...response, headers: references("headers", [...common, ...replayed]) },
      ]),
    ),
    ...Object.fromEntries(
      statuses.map((status) => {
        const ofStatus = codes.filter((code) => errors[code] === status);
        const names: readonly HeaderName[] = [
          ...common,
          "Link",
          ...(retried.has(status) ? (["Retry-After"] as const) : []),
        ];
        const response = {
          description: `${exampleBody(ofStatus[0] ?? "internal-error").error}: ${ofStatus.map((code) => `\`${code}\``).join(", ")}.`,
          headers: references("headers", names),
          content: {
            "application/json": {
              schema: referTo("schemas", "ErrorBody"),
              examples: references("examples", ofStatus),
            },
          },
        };
        return [status, response];
      }),
    ),
  };
  return codes;
}

/** Returns the examples of errors, by their codes. */
export const errorExamples = (
  codes: Iterable<ErrorCode>,
): Readonly<Record<string, { readonly value: unknown }>> =>
  Object.fromEntries(Array.from(codes, (code) => [code, { value: exampleBody(code) }]));
