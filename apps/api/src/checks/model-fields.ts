import type { Language } from "@heater-age/messages";
import { describeModel } from "../models/describe.ts";
import type { KnownModel } from "../models/known.ts";
import type { Models } from "../models/lookup.ts";
import type { Check } from "./result.ts";
import type { CheckResult } from "./schema.ts";

/** Fields of a result about the model. */
export type ModelFields = Pick<CheckResult, "modelInfo" | "modelSource" | "modelEstimated">;

/** Returns the data of a model as fields of a result, or no fields. */
export const toModelFields = (model: KnownModel | undefined, language: Language): ModelFields =>
  model === undefined
    ? {}
    : {
        modelInfo: describeModel(model.facts, language),
        modelSource: model.source,
        modelEstimated: model.estimated,
      };

/**
 * Returns the data of the models of checks within a short time.
 *
 * @returns the fields for each check, in their order. None without a model or without data.
 *
 * @example
 * const [fields] = await modelFields(models, [check], "en");
 * fields?.modelInfo?.capacity; //=> "40 gallons"
 */
export async function modelFields(
  models: Models,
  checks: readonly Pick<Check, "brand" | "slug" | "model" | "rawModel">[],
  language: Language,
): Promise<readonly ModelFields[]> {
  const asked = checks.filter(({ brand, model }) => brand !== undefined && model !== "");
  if (asked.length === 0) return checks.map(() => ({}));
  const known = await models.findInTime(
    asked.map(({ slug, rawModel }) => ({ brand: slug, model: rawModel })),
  );
  const found = new Map(asked.map((check, index) => [check, known[index]] as const));
  return checks.map((check) => toModelFields(found.get(check), language));
}
