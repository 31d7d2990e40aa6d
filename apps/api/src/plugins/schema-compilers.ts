import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifySchemaValidationError } from "fastify";
import { dropNulls, isLarge, type JsonSchema } from "../schema/json-values.ts";

// What the packages do. Their types say that a validator is compiled from a schema, and Fastify passes a route with one.
type Compile = (route: { readonly schema?: unknown }) => unknown;

/**
 * Returns a maker of compilers that compile equal schemas only once: routes answer errors alike, and a name in a schema
 * means the same in the whole process.
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

/** A function of the validator's library: it leaves what is wrong on itself. */
interface Validate {
  (value: unknown): unknown;
  errors?: readonly FastifySchemaValidationError[] | null;
}

/** As Fastify calls it: with all named schemas, and with what `ajv` of its options has. */
type MakeValidators = (schemas: unknown, options?: { readonly customOptions?: object }) => Compile;

/**
 * Values that a body may have for all of its mistakes to be looked for. Every mistake takes time and memory, so that
 * of a larger one only the first is reported.
 */
const mostValues = 1000;

/**
 * Returns a maker of compilers of validators that take `null` for an optional field as a field that is left out, and
 * report every mistake. They are looked for only when there is one: what is valid is checked once, and quickly.
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

/** Compilers of validators and serializers that all services of a process share: compiling takes most of a start. */
export const schemaCompilers = {
  buildValidator: compilingOnce(
    reportingAll(AjvCompiler() as MakeValidators) as ReturnType<typeof AjvCompiler>,
  ),
  buildSerializer: compilingOnce(SerializerSelector()),
};
