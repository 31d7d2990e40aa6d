import type { Language } from "@heater-age/messages";
import { describeModel } from "../models/describe.ts";
import type { KnownModel } from "../models/schema.ts";
import type { CheckResult } from "./schema.ts";

export type ModelFields = Pick<CheckResult, "modelInfo" | "modelSource" | "modelEstimated">;

/** Returns the data of a model as fields of a result, or no fields. */
export const toModelFields = (model: KnownModel | undefined, language: Language) =>
  model && {
    modelInfo: describeModel(model.facts, language),
    modelSource: model.source,
    modelEstimated: model.estimated,
  };
