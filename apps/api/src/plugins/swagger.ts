import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import {
  describeResponses,
  errorExamples,
  type Operation,
  responseHeaders,
  type RouteConfig,
} from "./describe-responses.ts";
import { openAnswers } from "./open-answers.ts";

const descriptionPath = "/api/openapi.json";

interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}

/**
 * Collects the description of the API from the routes. `app.swagger()` returns it once the app is ready, and so does
 * `GET /api/openapi.json`.
 *
 * @param site Origin of the website's public address. Without one, the description names its own server.
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
          "Reads a water heater's manufacturing date from its serial number. Texts are in the language of `Accept-Language`. Every error has the same body and names every invalid field. In a request, `null` for an optional field is the same as leaving it out, and an unknown field is an error. Answers can get new fields, and new values where `x-extensible-enum` lists the known ones: ignore those that you don't know.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [
        site === undefined
          ? { url: "/", description: "The server this description comes from." }
          : { url: site, description: "The public server." },
      ],
      // No authentication, unless the operation requires it.
      security: [],
      externalDocs: { description: "Quick starts, rules and error codes", url: "/developers/" },
      tags: [
        { name: "check", description: "Age from a serial number." },
        { name: "model", description: "Facts about a model." },
        { name: "advice", description: "Advice for the date of a heater." },
        { name: "report", description: "Reports of checks, to share with others." },
        { name: "share", description: "Counts of shares." },
        { name: "contact", description: "Messages from visitors to the operator." },
        { name: "errors", description: "Errors in browsers and on servers." },
        { name: "operation", description: "For operators." },
      ],
      components: {
        securitySchemes: {
          deletionToken: {
            type: "http",
            scheme: "bearer",
            description: "The token that a report's creator received.",
          },
          operatorToken: {
            type: "http",
            scheme: "bearer",
            description: "The operator's configured secret.",
          },
        },
      },
    },
    transformObject: (made) => {
      const described = openAnswers(
        ("openapiObject" in made ? made.openapiObject : made.swaggerObject) as Description,
      );
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
  let description: string | undefined;
  // Made before the first request for it, but not for a service that never listens.
  app.addHook("onListen", async () => {
    description ??= JSON.stringify(app.swagger());
  });
  for (const url of [descriptionPath, "/api/docs/json"]) {
    const isPublic = url === descriptionPath;
    app.get(url, { config: { limit: "read", isPublic }, schema: { hide: true } }, async (_request, reply) => {
      description ??= JSON.stringify(app.swagger());
      reply.header("cache-control", "public, max-age=3600");
      return reply.type("application/json; charset=utf-8").send(description);
    });
  }
}
