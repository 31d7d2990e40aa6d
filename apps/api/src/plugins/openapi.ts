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
        { name: "model", description: "What is known of a model." },
        { name: "advice", description: "What follows from the date of a heater." },
        { name: "report", description: "What a check said, to be shown to others." },
        { name: "share", description: "How often things are shared." },
        { name: "contact", description: "From a visitor to the operator." },
        { name: "correction", description: "Dates that are printed on heaters, from visitors." },
        { name: "errors", description: "What went wrong in browsers and on servers." },
        { name: "operation", description: "For those who run the service." },
      ],
      components: {
        securitySchemes: {
          deletionToken: {
            type: "http",
            scheme: "bearer",
            description: "What the creator of a report was given with it.",
          },
          operatorToken: {
            type: "http",
            scheme: "bearer",
            description: "What the operator has configured.",
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
