import { AjvCompiler } from "@fastify/ajv-compiler";
import type { FastifySchemaValidationError } from "fastify";
import { dropNulls, isLarge, type JsonSchema } from "../schema/json-values.ts";

/** A function of the validator's library, which stores its errors as a property of itself. */
interface Validate {
  (value: unknown): unknown;
  errors?: readonly FastifySchemaValidationError[] | null;
}

/**
 * A factory of validators, which Fastify calls with all named schemas, with its options for `ajv`, and then with each
 * route. The packages' types say otherwise.
 */
type BuildValidator = (
  schemas: unknown,
  options?: { readonly customOptions?: object },
) => (route: { readonly schema?: unknown }) => unknown;

const build = AjvCompiler() as BuildValidator;

/**
 * Maximum number of values in a body for reporting all of its mistakes. Each mistake takes time and memory, so for a
 * larger body only the first is reported.
 */
const mostValues = 1000;

/**
 * Creates validators that treat `null` in an optional field like a missing one, and report every mistake. All mistakes
 * are only searched for after one was found, so valid bodies are checked once, and quickly.
 */
const buildReportingAll: BuildValidator = (schemas, options) => {
  const named = schemas as Readonly<Record<string, JsonSchema>>;
  const compile = build(schemas, options);
  const customOptions = { ...options?.customOptions, allErrors: true, verbose: true };
  return (route) => {
    const isValid = compile(route) as Validate;
    let findAll: Validate | undefined;
    const validate: Validate = (value) => {
      dropNulls(value, route.schema ?? {}, named);
      if (isValid(value) === true) return true;
      validate.errors = isValid.errors ?? null;
      if (isLarge(value, mostValues)) return false;
      findAll ??= build(schemas, { ...options, customOptions })(route) as Validate;
      findAll(value);
      validate.errors = findAll.errors ?? null;
      return false;
    };
    return validate;
  };
};

/** The compilers of the service. */
export const compilersFactory = { buildValidator: buildReportingAll as ReturnType<typeof AjvCompiler> };
