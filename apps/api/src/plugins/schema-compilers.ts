import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

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

/** Compilers of validators and serializers that all services of a process share: compiling takes most of a start. */
export const schemaCompilers = {
  buildValidator: compilingOnce(AjvCompiler()),
  buildSerializer: compilingOnce(SerializerSelector()),
};
