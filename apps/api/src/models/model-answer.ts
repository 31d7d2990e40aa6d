import type { Language } from "@heater-age/messages";
import { describeModel } from "./describe.ts";
import type { KnownModel, ModelAnswer } from "./schema.ts";

/** Returns the answer about a model, in the language of the request. */
export const toModelAnswer = (
  input: Pick<ModelAnswer, "brand" | "modelNumber">,
  known: KnownModel,
  language: Language,
): ModelAnswer => ({
  success: true,
  ...input,
  modelInfo: describeModel(known.facts, language),
  ...known,
});
