import { randomUUID } from "node:crypto";
import Type from "typebox";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { countShare, countShares } from "./queries.ts";
import { platforms, ShareRequest, ShareStats } from "./schema.ts";

/** `/api/share`: counts that the website or a result was shared, and returns how often. */
export const shareRoute: Route = async (app, { now, database }) => {
  app.post(
    "/api/share",
    {
      config: { limit: "share" },
      schema: {
        operationId: "share",
        summary: "Count a share",
        tags: ["share"],
        body: schemaRef(ShareRequest),
        response: {
          204: Type.Null({ description: "The share is counted." }),
        },
      },
    },
    async ({ body: { id = randomUUID(), type, platform: given } }, reply) => {
      const platform = platforms.has(given) ? given : "other";
      await countShare(database, { id, type, platform, at: now() });
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/share/stats",
    {
      config: { limit: "read" },
      schema: {
        operationId: "shareStats",
        summary: "Read how often the website and results were shared",
        tags: ["share"],
        response: { 200: schemaRef(ShareStats) },
      },
    },
    async () => {
      const rows = await countShares(database).execute();
      const total = rows.reduce((sum, { shares }) => sum + Number(shares), 0);
      const website = rows.reduce((sum, row) => sum + Number(row.website), 0);
      return {
        totalShares: total,
        platformBreakdown: Object.fromEntries(rows.map(({ platform, shares }) => [platform, Number(shares)])),
        websiteShares: website,
        resultShares: total - website,
      };
    },
  );
};
