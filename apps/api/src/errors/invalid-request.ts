import type { FastifySchemaValidationError } from "fastify";
import { datePattern, dateForms } from "../schema/dates.ts";
import {
  ApiError,
  type ErrorCode,
  type Fault,
  type FaultCode,
  type TextValues,
  maxDetails,
} from "./codes.ts";
import { meantBy } from "./meant-by.ts";

/**
 * The named errors for faults of a route's fields, by the pointer of a field and the keyword of its schema. `any` is
 * the code for any other fault of the field.
 */
export type NamedErrors = Readonly<Record<string, Readonly<Record<string, ErrorCode>>>>;

/** A request that its schema rejects. The rest of it can have more faults. */
export class SchemaError extends ApiError {}

/** A report of the validator, with its part of the schema. */
interface Mistake extends FastifySchemaValidationError {
  readonly parentSchema?: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
}

/** Maximum number of characters repeated from the name of an unknown field. */
const maxNameLength = 30;

const step = (name: string): string => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** The codes for faults of length and size, with the name of the limit in their texts. */
const limits: Readonly<Record<string, readonly [FaultCode, string]>> = {
  minLength: ["text-short", "shortest"],
  maxLength: ["text-long", "longest"],
  minItems: ["list-short", "fewest"],
  maxItems: ["list-long", "most"],
  maxProperties: ["list-long", "most"],
  minimum: ["number-small", "least"],
  exclusiveMinimum: ["number-small", "least"],
  maximum: ["number-large", "greatest"],
};

function unknownField({ instancePath, params, parentSchema, data }: Mistake): Fault {
  const name = String(params["additionalProperty"]);
  const isShort = name.length <= maxNameLength;
  const known = Object.keys(parentSchema?.["properties"] ?? {});
  const free = known.filter((other) => !Object.hasOwn(data ?? {}, other));
  return {
    field: isShort ? instancePath + step(name) : instancePath,
    code: "field-unknown",
    values: {
      name: isShort ? name : `${name.slice(0, maxNameLength)}…`,
      meant: (isShort && meantBy(name, free)) || "none",
    },
    ...(known.length > 0 && { allowed: known }),
  };
}

/** Returns the fault of a mistake in any field. */
function commonFault(mistake: Mistake): Fault {
  const { keyword, instancePath: field, params, parentSchema } = mistake;
  const limit = limits[keyword];
  if (limit !== undefined) {
    const [code, name] = limit;
    const bound = keyword === "exclusiveMinimum" ? "open" : "closed";
    return { field, code, values: { [name]: Number(params["limit"]), bound } };
  }
  switch (keyword) {
    case "required": {
      const name = String(params["missingProperty"]);
      return { field: field + step(name), code: "field-missing", values: { name } };
    }
    case "additionalProperties":
      return unknownField(mistake);
    case "type": {
      const type = String(params["type"]);
      return { field, code: "field-type", values: { type }, allowed: [type] };
    }
    case "enum":
      return { field, code: "field-value", allowed: (params["allowedValues"] as unknown[]).map(String) };
    default:
      return parentSchema?.["pattern"] === datePattern
        ? { field, code: "date-form", allowed: dateForms }
        : { field, code: "field-form" };
  }
}

/**
 * Returns everything in a request that its schema rejects, the first mistake first.
 *
 * @param named Codes for faults of the route's fields.
 */
function readMistakes(mistakes: readonly FastifySchemaValidationError[], named: NamedErrors) {
  // No more than are reported, because each may have to be compared with every existing field.
  return mistakes
    .slice(0, maxDetails)
    .map((mistake): { readonly fault: Fault; readonly error: ErrorCode | undefined } => {
      const fault = commonFault(mistake);
      const own = named[fault.field];
      const code = own?.[mistake.keyword];
      return { fault: code === undefined ? fault : { ...fault, code }, error: code ?? own?.["any"] };
    });
}

/**
 * Creates a function that returns the error for a request that its schema rejects: the error of the first mistake,
 * with all of them as its faults.
 *
 * @param named Codes for faults of the route's fields.
 *
 * @example
 * app.post(url, { schemaErrorFormatter: invalidRequest({ "/brand": { required: "brand-required" } }) }, handler);
 */
export const invalidRequest =
  (named: NamedErrors = {}) =>
  (mistakes: readonly FastifySchemaValidationError[]): SchemaError => {
    const read = readMistakes(mistakes, named);
    const [first] = read;
    const values: TextValues = first?.fault.values ?? {};
    return new SchemaError(
      first?.error ?? "invalid-request",
      first?.error === undefined ? {} : values,
      read.map(({ fault }) => fault),
    );
  };

/**
 * Returns an error with more faults. Each field keeps only its first fault.
 *
 * @example
 * withFaults(error, plateFaults(body)).faults;
 */
export function withFaults(error: ApiError, others: readonly Fault[]): ApiError {
  const known = new Set(error.faults.map(({ field }) => field));
  // A value that is not an object has no fields.
  if (known.has("")) return error;
  const more = others.filter(({ field }) => !known.has(field));
  return more.length === 0 ? error : new ApiError(error.code, error.values, [...error.faults, ...more]);
}
