import { type Brand, brands, firstBrands, labels } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { formatText } from "@heater-age/messages/server";
import Type, { type Static } from "typebox";
import { negotiateLanguage } from "../../plugins/language.ts";
import { textField } from "../../schema/fields.ts";
import { namedObject, schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

const BrandChoice = namedObject("BrandChoice", "A brand that can be chosen.", {
  value: textField("Value for `brand` in other calls.", "ao-smith"),
  label: textField("As printed on the heater.", "A. O. Smith"),
});

const BrandList = namedObject("BrandList", "All brands that can be chosen.", {
  brands: Type.Array(schemaRef(BrandChoice), {
    description: "The most common first, then all others by name, then `other`.",
  }),
});

const choice = ({ slug, label }: Pick<Brand, "slug" | "label">): Static<typeof BrandChoice> => ({
  value: slug,
  label,
});

/**
 * Returns the brands to choose from: the most common ones first, then all others and the store labels by name, then
 * the choice for a brand that is not listed.
 *
 * @param other Name of the last choice.
 *
 * @example
 * brandChoices("Other / Not Listed")[0]; //=> { value: "ao-smith", label: "A. O. Smith" }
 */
function brandChoices(other: string): Static<typeof BrandChoice>[] {
  const first = new Set<string>(firstBrands);
  const byName = new Intl.Collator("en", { numeric: true });
  const others = [...Object.values(brands), ...labels]
    .filter(({ slug }) => !first.has(slug))
    .map(choice)
    .toSorted((a, b) => byName.compare(a.label, b.label));
  return [...firstBrands.map((slug) => choice(brands[slug])), ...others, { value: otherBrand, label: other }];
}

/** `GET /api/brands`: the brands that a visitor can choose. */
export const brandsRoute: Route = async (app) => {
  app.get(
    "/api/brands",
    {
      config: { isPublic: true },
      schema: {
        operationId: "listBrands",
        summary: "List the brands",
        description: "All known brands and store brands, in display order.",
        tags: ["check"],
        response: { 200: schemaRef(BrandList) },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      reply.header("cache-control", "public, max-age=3600, stale-while-revalidate=86400");
      return { brands: brandChoices(formatText(language, "form", "other")) };
    },
  );
};
