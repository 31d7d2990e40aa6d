import { findBrand, normaliseModel, shownModel } from "@heater-age/decoder";
import { modelError, parseBrand } from "@heater-age/decoder/check";
import Type from "typebox";
import { ApiError } from "../../errors/codes.ts";
import { toModelAnswer } from "../../models/model-answer.ts";
import { ModelAnswer } from "../../models/schema.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { identifyVisitor } from "../../plugins/rate-limit.ts";
import { textField } from "../../schema/fields.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

const Params = Type.Object({
  brand: textField("A value from the list of brands, or its name.", "ao-smith", { maxLength: 100 }),
  modelNumber: textField(
    "As printed on the rating plate: 3 to 30 characters. A space or a hyphen marks where options begin. Send a slash as `%2F`.",
    "ENT-40",
    { maxLength: 100 },
  ),
});

/** `GET /api/model/{brand}/{modelNumber}`: what is known about a model. */
export const modelRoute: Route = async (app, { askAboutModel, models }) => {
  app.get(
    "/api/model/:brand/:modelNumber",
    {
      config: {
        limit: "read",
        isPublic: true,
      },
      schema: {
        operationId: "getModel",
        summary: "Get the facts about a model",
        description:
          "Looks the model up in the catalog. If it is not listed, decodes the model number. If that fails, asks a language model, if configured. `source` says which one answered. Returns 404 if none has facts.",
        tags: ["model"],
        params: Params,
        response: { 200: schemaRef(ModelAnswer) },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { params } = request;
      const named = parseBrand(params.brand, findBrand);
      if (typeof named === "string") throw new ApiError(named);
      const { slug } = named;
      const modelNumber = shownModel(params.modelNumber);
      const wrong = normaliseModel(modelNumber) === "" ? "model-length" : modelError(modelNumber);
      if (wrong !== undefined) throw new ApiError(wrong);
      const model = { brand: slug, model: params.modelNumber };
      const known =
        models.find(model) ?? (named.brand && (await askAboutModel?.(model, identifyVisitor(request))));
      if (known === undefined) throw new ApiError("model-not-found");
      reply.header("cache-control", "public, max-age=300");
      return toModelAnswer({ brand: slug, modelNumber }, known, language);
    },
  );
};
