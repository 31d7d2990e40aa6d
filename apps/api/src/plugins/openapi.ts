import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

/** Collects the description of the API from the routes. `app.swagger()` returns it once the app is ready. */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Heater Age",
        version: "1",
        description:
          "Reads the manufacturing date out of a water heater's serial number. Texts are in the language of `Accept-Language`. Every error has the same body.",
        license: { name: "MIT", identifier: "MIT" },
      },
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
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema["$id"] === "string" ? schema["$id"] : `schema-${index}`,
    },
  });
}
