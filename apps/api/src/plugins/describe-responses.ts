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

interface Reference {
  readonly $ref: string;
}

/** A response in the description, with the fields used here. */
interface DescribedResponse {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Reference>>;
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

/** Statuses whose responses include when to retry. */
const retried = new Set([429]);

const referTo = (kind: "examples" | "headers" | "schemas", name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

const references = (kind: "examples" | "headers", names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, referTo(kind, name)]));

/** Returns the possible errors of an operation, in the order of their list. */
function findErrors(
  method: string,
  { security = [] }: Operation,
  { limit, errors: own = [] }: RouteConfig,
): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...own,
    // An address that can't be decoded is refused on every path, and a body for every method that can have one.
    "invalid-request",
    ...(method === "get" ? [] : (["invalid-json", "body-too-large", "unsupported-media-type"] as const)),
    ...(security.length > 0 && security.every((way) => "operatorToken" in way)
      ? (["operator-only"] as const)
      : []),
    ...(limit === undefined ? [] : (["too-many-requests"] as const)),
    "internal-error",
    "service-unavailable",
  ]);
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
  const good = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith("2"));
  const codes = findErrors(method, operation, config);
  const statuses = [...new Set(codes.map((code) => errors[code]))].toSorted((one, other) => one - other);
  operation.responses = {
    ...Object.fromEntries(
      good.map(([status, response]) => [status, { ...response, headers: references("headers", common) }]),
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
    504: {
      description: "Gateway Timeout: `service-unavailable`.",
      headers: references("headers", ["X-Request-Id", "Link"]),
      content: { "application/json": { schema: referTo("schemas", "ErrorBody") } },
    },
  };
  return codes;
}

/** Returns the examples of errors, by code. */
export const errorExamples = (
  codes: Iterable<ErrorCode>,
): Readonly<Record<string, { readonly value: unknown }>> =>
  Object.fromEntries(Array.from(codes, (code) => [code, { value: exampleBody(code) }]));
