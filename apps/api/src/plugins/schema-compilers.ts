import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifySchemaValidationError } from "fastify";
import { dropNulls, isLarge, type JsonSchema } from "../schema/json-values.ts";

// The packages' actual behavior. Their types say that a validator is compiled from a schema, but Fastify passes a
// route with one.
type Compile = (route: { readonly schema?: unknown }) => unknown;

/**
 * Returns a factory of compilers that compile equal schemas only once, because all routes share the error responses.
 * A name in a schema means the same in the whole process.
 */
function compilingOnce<Make extends (...options: never[]) => unknown>(make: Make): Make {
  const known = new Map<string, unknown>();
  const makeCompiler = (...options: Parameters<Make>): Compile => {
    let compile: Compile | undefined;
    return (route) => {
      const text = JSON.stringify(route.schema);
      const compiled = known.get(text) ?? (compile ??= make(...options) as Compile)(route);
      known.set(text, compiled);
      return compiled;
    };
  };
  return makeCompiler as Make;
}

/** A function of the validator's library, which stores its errors as a property of itself. */
interface Validate {
  (value: unknown): unknown;
  errors?: readonly FastifySchemaValidationError[] | null;
}

/** The call by Fastify: with all named schemas, and with its options for `ajv`. */
type MakeValidators = (schemas: unknown, options?: { readonly customOptions?: object }) => Compile;

/**
 * Maximum number of values in a body for reporting all of its mistakes. Each mistake takes time and memory, so for a
 * larger body only the first is reported.
 */
const mostValues = 1000;

/**
 * Returns a factory of validators that treat `null` in an optional field like a missing one, and report every
 * mistake. All mistakes are only searched for after one was found, so valid bodies are checked once, and quickly.
 */
function reportingAll(make: MakeValidators): MakeValidators {
  return (schemas, options) => {
    const named = schemas as Readonly<Record<string, JsonSchema>>;
    const compile = make(schemas, options);
    const customOptions = { ...options?.customOptions, allErrors: true, verbose: true };
    return (route) => {
      const isValid = compile(route) as Validate;
      let findAll: Validate | undefined;
      const validate: Validate = (value) => {
        dropNulls(value, route.schema ?? {}, named);
        if (isValid(value) === true) return true;
        validate.errors = isValid.errors ?? null;
        if (isLarge(value, mostValues)) return false;
        findAll ??= make(schemas, { ...options, customOptions })(route) as Validate;
        findAll(value);
        validate.errors = findAll.errors ?? null;
        return false;
      };
      return validate;
    };
  };
}

/**
 * Compilers of validators and serializers that all services of a process share, because compiling takes most of a
 * start.
 */
export const schemaCompilers = {
  buildValidator: compilingOnce(
    reportingAll(AjvCompiler() as MakeValidators) as ReturnType<typeof AjvCompiler>,
  ),
  buildSerializer: compilingOnce(SerializerSelector()),
};
