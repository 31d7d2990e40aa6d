import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { ErrorBody } from "../errors/schema.ts";
import { schemaRef } from "../schema/named-schema.ts";

const error = {
  description: "The request failed. See `code`.",
  content: { "application/json": { schema: schemaRef(ErrorBody) } },
};

/**
 * Collects the description of the API from the routes. `app.swagger()` returns it once the app is ready, and so does
 * `GET /api/openapi.json`.
 *
 * @param site Origin of the website's public address. Without one, the description names its own server.
 */
export async function openapi(app: FastifyInstance, site: string | undefined): Promise<void> {
  // Every call can fail with the same body.
  app.addHook("onRoute", (route) => {
    const { response, hide = false } = route.schema ?? {};
    if (hide || response === undefined) return;
    route.schema = { ...route.schema, response: { ...response, "4xx": error, "5xx": error } };
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Heater Age",
        version: "1",
        description:
          "Reads a water heater's manufacturing date from its serial number. Texts are in the language of `Accept-Language`. Every error has the same body, names every invalid field, and links to its page in `Link` (`rel=help`). Every answer has an `X-Request-Id` that identifies the request in the operator's log. Calls with a limit answer with `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` in seconds, and one over the limit is refused with 429 and the seconds to wait in `Retry-After`. In a request, a field that is `null` is the same as one left out, and an unknown field is an error. Answers can get new fields, and new values where `x-extensible-enum` lists the known ones: ignore those that you don't know.",
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
  const options = { config: { limit: "read", isPublic: true }, schema: { hide: true } } as const;
  app.get("/api/openapi.json", options, async (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    reply.header("cache-control", "public, max-age=3600");
    return reply.type("application/json; charset=utf-8").send(description);
  });
}
