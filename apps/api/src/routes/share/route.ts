import Type from "typebox";
import { ApiError } from "../../errors/codes.ts";
import { errorResponses } from "../../errors/schema.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { reportById } from "../../reports/queries.ts";
import type { Route } from "../dependencies.ts";
import { countShare } from "./query.ts";
import { ShareRequest } from "./schema.ts";

/** `POST /api/share`: counts that the website or a result was shared. */
export const shareRoute: Route = async (app, { now, database }) => {
  app.addSchema(ShareRequest);

  app.post(
    "/api/share",
    {
      config: { limit: "share", idempotent: true },
      schema: {
        operationId: "share",
        summary: "Count that something was shared",
        tags: ["share"],
        body: schemaRef(ShareRequest),
        response: {
          204: Type.Null({ description: "The share is counted." }),
          ...errorResponses,
        },
      },
    },
    async ({ body }, reply) => {
      if (body.resultId !== undefined) {
        const report = await reportById(database, body.resultId).executeTakeFirst();
        if (report?.removed !== null) throw new ApiError("share-report-unknown");
      }
      await countShare(database, body, now()).execute();
      return reply.code(204).send(null);
    },
  );
};
