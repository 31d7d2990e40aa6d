import createBuilder from "@fastify/fast-json-stringify-compiler";

type Builder = ReturnType<typeof createBuilder>;
type Serializer = ReturnType<ReturnType<Builder>>;

const build = createBuilder();
const serializers = new Map<string, Serializer>();

/**
 * Compiles each schema of a response once in a process: most routes refer to the same schema of an error, and each
 * service has the same named schemas. Compiling them for each route takes most of the time to build a service.
 */
export const buildSerializer: Builder = (schemas, options) => {
  const compile = build(schemas, options);
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serializer = serializers.get(key) ?? compile(route);
    serializers.set(key, serializer);
    return serializer;
  };
};
