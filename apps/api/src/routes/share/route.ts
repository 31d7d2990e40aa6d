import { randomUUID } from "node:crypto";
import Type from "typebox";
import { errorResponses } from "../../errors/schema.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { countShare } from "./queries.ts";
import { platforms, ShareRequest } from "./schema.ts";

/** `POST /api/share`: counts that the website or a result was shared. */
export const shareRoute: Route = async (app, { now, database }) => {
  app.addSchema(ShareRequest);

  app.post(
    "/api/share",
    {
      config: { limit: "share", errors: ["database-unavailable"] },
      schema: {
        operationId: "share",
        summary: "Count a share",
        tags: ["share"],
        body: schemaRef(ShareRequest),
        response: {
          204: Type.Null({ description: "The share is counted." }),
          ...errorResponses,
        },
      },
    },
    async ({ body: { id = randomUUID(), type, platform: given } }, reply) => {
      const platform = platforms.has(given) ? given : "other";
      await countShare(database, { id, type, platform, at: now() }).execute();
      return reply.code(204).send(null);
    },
  );
};
