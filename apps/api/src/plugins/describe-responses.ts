import { STATUS_CODES } from "node:http";
import { type ErrorCode, errors } from "../errors/codes.ts";
import { exampleBody } from "../errors/example.ts";
import type { LimitName } from "../config/env.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Errors of the route, in addition to those from its limit, its body and its secret. */
    readonly errors?: readonly ErrorCode[];
  }
}

/** The part of a route's config that describes its responses. */
export interface RouteConfig {
  readonly limit?: LimitName;
  readonly errors?: readonly ErrorCode[];
}

/** A response in the description, with the fields used here. */
interface DescribedResponse {
  readonly description?: string;
  readonly headers?: object;
  readonly content?: unknown;
}

/** An operation in the description, with the fields used here. */
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

/** The headers of responses, by name. */
export const responseHeaders = {
  "X-Request-Id": header(
    "Identifies the request in the operator's log.",
    { type: "string" },
    "0a8d4d0e-8f1c-4a51-9a43-5a6c1f0e7a11",
  ),
  Link: header(
    "Link to the error's page, with `rel=help`.",
    { type: "string" },
    '</developers/errors/#serial-required>; rel="help"',
  ),
  "RateLimit-Limit": header("Requests allowed per time window.", whole, 60),
  "RateLimit-Remaining": header("Requests left in the window.", whole, 59),
  "RateLimit-Reset": header("Seconds until the window ends.", whole, 42),
  "Retry-After": header("Seconds to wait before trying again.", whole, 42),
} as const;

type HeaderName = keyof typeof responseHeaders;

const rateLimit = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"] as const;
const retry = ["Retry-After"] as const;

const errorSchema = { $ref: "#/components/schemas/ErrorBody" };

const references = (kind: "examples" | "headers", names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/${kind}/${name}` }]));

/** Returns the possible errors of an operation, in the order of their list. */
function findErrors(method: string, { security = [] }: Operation, { limit, errors: own = [] }: RouteConfig) {
  // An address that can't be decoded is refused on every path, and a body for every method that can have one.
  const codes = new Set<ErrorCode>([...own, "invalid-request", "internal-error", "service-unavailable"]);
  if (method !== "get") codes.add("invalid-json").add("body-too-large").add("unsupported-media-type");
  if (security.length > 0 && security.every((way) => "operatorToken" in way)) codes.add("operator-only");
  if (limit !== undefined) codes.add("too-many-requests");
  return (Object.keys(errors) as ErrorCode[]).filter((code) => codes.has(code));
}

/**
 * Adds the responses to an operation: each status with its headers, and each error with an example.
 *
 * @param method In lower case.
 * @param config Config of its route.
 * @returns The possible errors.
 */
export function describeResponses(
  method: string,
  operation: Operation,
  config: RouteConfig,
): readonly ErrorCode[] {
  const common: readonly HeaderName[] = ["X-Request-Id", ...(config.limit === undefined ? [] : rateLimit)];
  const codes = findErrors(method, operation, config);
  const responses: Record<string, DescribedResponse> = {};
  for (const [status, response] of Object.entries(operation.responses ?? {}))
    if (status.startsWith("2")) responses[status] = { ...response, headers: references("headers", common) };
  for (const status of new Set(codes.map((code) => errors[code]))) {
    const ofStatus = codes.filter((code) => errors[code] === status);
    const names: readonly HeaderName[] = [...common, "Link", ...(status === 429 ? retry : [])];
    responses[status] = {
      description: `${STATUS_CODES[status]}: ${ofStatus.map((code) => `\`${code}\``).join(", ")}.`,
      headers: references("headers", names),
      content: { "application/json": { schema: errorSchema, examples: references("examples", ofStatus) } },
    };
  }
  responses["504"] = {
    description: "Gateway Timeout: `service-unavailable`.",
    headers: references("headers", ["X-Request-Id", "Link"]),
    content: { "application/json": { schema: errorSchema } },
  };
  operation.responses = responses;
  return codes;
}

/** Returns the examples of errors, by code. */
export const errorExamples = (
  codes: Iterable<ErrorCode>,
): Readonly<Record<string, { readonly value: unknown }>> =>
  Object.fromEntries(Array.from(codes, (code) => [code, { value: exampleBody(code) }]));
