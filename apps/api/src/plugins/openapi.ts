import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import {
  describeResponses,
  errorExamples,
  type Operation,
  responseHeaders,
  type RouteConfig,
} from "./describe-responses.ts";

/** Where the description of the API is. */
const address = "/api/openapi.json";

interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}

/**
 * Collects the description of the API from the routes. `app.swagger()` returns it once the app is ready, and so does
 * `GET /api/openapi.json`.
 *
 * @param site Origin of the website's public address. Without one the description names the server that it comes from.
 */
export async function openapi(app: FastifyInstance, site: string | undefined): Promise<void> {
  const configs = new Map<string, RouteConfig>();
  app.addHook("onRoute", ({ schema, config = {} }) => {
    const { operationId } = { ...schema } as { readonly operationId?: string };
    if (operationId !== undefined) configs.set(operationId, config);
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Heater Age",
        version: "1",
        description:
          "Reads the manufacturing date out of a water heater's serial number. Texts are in the language of `Accept-Language`. Every error has the same body, which names every field that is wrong. `null` for an optional field of a request is the same as leaving it out.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [
        site === undefined
          ? { url: "/", description: "The server that this description comes from." }
          : { url: site, description: "The public server." },
      ],
      // Anyone may call what names no secret.
      security: [],
      externalDocs: { description: "Quick starts, rules and error codes", url: "/developers/" },
      tags: [
        { name: "check", description: "From a serial number to an age." },
        { name: "model", description: "Facts about a model." },
        { name: "advice", description: "Advice for the date of a heater." },
        { name: "report", description: "Reports of checks, to share with others." },
        { name: "share", description: "Counts of shares." },
        { name: "contact", description: "Messages from visitors to the operator." },
        { name: "correction", description: "Dates that are printed on heaters, from visitors." },
        { name: "errors", description: "Errors in browsers and on servers." },
        { name: "operation", description: "For the people who run the service." },
      ],
      components: {
        securitySchemes: {
          deletionToken: {
            type: "http",
            scheme: "bearer",
            description: "The token that the creator of a report received with it.",
          },
          operatorToken: {
            type: "http",
            scheme: "bearer",
            description: "The secret that the operator has configured.",
          },
        },
      },
    },
    transformObject: (made) => {
      const described = ("openapiObject" in made ? made.openapiObject : made.swaggerObject) as Description;
      const codes = Object.values(described.paths ?? {}).flatMap((operations) =>
        Object.entries(operations).flatMap(([method, operation]) =>
          describeResponses(method, operation, configs.get(operation.operationId ?? "") ?? {}),
        ),
      );
      return {
        ...described,
        components: {
          ...described.components,
          headers: responseHeaders,
          examples: errorExamples(new Set(codes)),
        },
      };
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema["$id"] === "string" ? schema["$id"] : `schema-${index}`,
    },
  });
  app.get(address, { config: { limit: "read" }, schema: { hide: true } }, async (_request, reply) => {
    reply.header("cache-control", "public, max-age=3600");
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(app.swagger()));
  });
}
