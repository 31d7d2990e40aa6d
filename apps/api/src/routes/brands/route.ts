import { formatText } from "@heater-age/messages/server";
import { errorResponses } from "../../errors/schema.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { brandChoices } from "./list.ts";
import { BrandChoice, BrandList } from "./schema.ts";

/** `GET /api/brands`: the brands that a visitor can choose. */
export const brandsRoute: Route = async (app) => {
  for (const schema of [BrandChoice, BrandList]) app.addSchema(schema);

  app.get(
    "/api/brands",
    {
      schema: {
        operationId: "listBrands",
        summary: "List the brands",
        description: "All known brands and store brands, in display order.",
        tags: ["check"],
        response: { 200: schemaRef(BrandList), ...errorResponses },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      reply.header("cache-control", "public, max-age=3600, stale-while-revalidate=86400");
      return { brands: brandChoices(formatText(language, "form", "other")) };
    },
  );
};
