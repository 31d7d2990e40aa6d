import { errorResponses } from "../../errors/schema.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { ShareStats } from "./stats-schema.ts";

/** `GET /api/share/stats`: how often the website and results were shared. */
export const shareStatsRoute: Route = async (app, { database }) => {
  app.addSchema(ShareStats);

  app.get(
    "/api/share/stats",
    {
      config: { limit: "read", errors: ["database-unavailable"] },
      schema: {
        operationId: "shareStats",
        summary: "Read how often the website and results were shared",
        tags: ["share"],
        response: { 200: schemaRef(ShareStats), ...errorResponses },
      },
    },
    async () => {
      const rows = await database
        .selectFrom("share_counters")
        .select(["type", "platform", "count"])
        .orderBy("platform")
        .execute();
      const total = (of: typeof rows) => of.reduce((sum, { count }) => sum + count, 0);
      const platforms = new Set(rows.map(({ platform }) => platform));
      return {
        totalShares: total(rows),
        platformBreakdown: Object.fromEntries(
          [...platforms].map((name) => [name, total(rows.filter(({ platform }) => platform === name))]),
        ),
        websiteShares: total(rows.filter(({ type }) => type === "website")),
        resultShares: total(rows.filter(({ type }) => type === "result")),
      };
    },
  );
};
