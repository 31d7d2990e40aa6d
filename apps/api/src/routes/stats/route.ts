import { findBrand } from "@heater-age/decoder";
import { formatText } from "@heater-age/messages/server";
import { ageBands } from "../../checks/queries.ts";
import { errorResponses } from "../../errors/schema.ts";
import { otherBrand } from "@heater-age/decoder/check";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { checkTotals } from "./queries.ts";
import { AgeBandCount, BrandCount, CheckStats } from "./schema.ts";

/** Adds up counts with the same name. */
function sums<Item extends { readonly count: number }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
) {
  const found = new Map<string, number>();
  for (const item of items) found.set(nameOf(item), (found.get(nameOf(item)) ?? 0) + item.count);
  return found;
}

/** `GET /api/stats`: how many checks were recorded, by brand and by age. */
export const statsRoute: Route = async (app, { database }) => {
  for (const schema of [BrandCount, AgeBandCount, CheckStats]) app.addSchema(schema);

  app.get(
    "/api/stats",
    {
      config: { limit: "read", errors: ["database-unavailable"] },
      schema: {
        operationId: "checkStats",
        summary: "Read how many checks were recorded, by brand and by age",
        description: "The numbers may be five minutes old. They are kept longer than the checks they count.",
        tags: ["check"],
        response: { 200: schemaRef(CheckStats), ...errorResponses },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const totals = await checkTotals(database);
      const byBrand = sums(totals, ({ brand }) => brand);
      const byAgeBand = sums(totals, ({ ageBand }) => ageBand);
      const labelOf = (brand: string): string =>
        brand === otherBrand ? formatText(language, "form", "other") : (findBrand(brand)?.label ?? brand);
      reply.header("cache-control", "public, max-age=300, stale-while-revalidate=3600");
      return {
        totalChecks: totals.reduce((sum, { count }) => sum + count, 0),
        byBrand: [...byBrand]
          .map(([brand, count]) => ({ brand, label: labelOf(brand), count }))
          .toSorted((one, other) => other.count - one.count || (one.brand < other.brand ? -1 : 1)),
        byAgeBand: ageBands.map((ageBand) => ({ ageBand, count: byAgeBand.get(ageBand) ?? 0 })),
      };
    },
  );
};
