import { findBrand } from "@heater-age/decoder";
import { formatText } from "@heater-age/messages/server";
import { ageBands } from "../../checks/queries.ts";
import { otherBrand } from "@heater-age/decoder/check";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { countChecks } from "./queries.ts";
import { CheckStats } from "./schema.ts";

/** `GET /api/stats`: how many checks were recorded, by brand and by age. */
export const statsRoute: Route = async (app, { database }) => {
  app.get(
    "/api/stats",
    {
      config: { limit: "read" },
      schema: {
        operationId: "checkStats",
        summary: "Read how many checks were recorded, by brand and by age",
        description: "The numbers may be five minutes old. They are kept longer than the checks they count.",
        tags: ["check"],
        response: { 200: schemaRef(CheckStats) },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const findLabel = (brand: string): string =>
        brand === otherBrand ? formatText(language, "form", "other") : (findBrand(brand)?.label ?? brand);
      const counts = await countChecks(database);
      const byBrand = counts.flatMap(({ brand, checks }) =>
        brand === null ? [] : { brand, label: findLabel(brand), count: Number(checks) },
      );
      const toCount = (ageBand: string): number =>
        Number(counts.find(({ age_band }) => age_band === ageBand)?.checks ?? 0);
      reply.header("cache-control", "public, max-age=300, stale-while-revalidate=3600");
      return {
        totalChecks: byBrand.reduce((sum, { count }) => sum + count, 0),
        byBrand,
        byAgeBand: ageBands.map((ageBand) => ({ ageBand, count: toCount(ageBand) })),
      };
    },
  );
};
