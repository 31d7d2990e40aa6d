import type { BrandSlug } from "@heater-age/decoder";
import type { Schemas } from "../generated/api.ts";
import { isObject } from "../http/fields.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** A model to look up. */
export interface ModelInput {
  /** Value of the brand: `"rheem"`. */
  readonly brand: BrandSlug | (string & {});
  /** As printed. A space or a hyphen can mark where options begin. */
  readonly modelNumber: string;
}

/** The data of a model as texts for people. Unknown fields are absent. */
export type ModelInfo = Schemas["ModelInfo"];

/** The data of a model as codes, and as numbers with their unit in the name. */
export type ModelFacts = Schemas["ModelFacts"];

/** The data of a model, with its source and confidence. */
export type ModelAnswer = Schemas["ModelAnswer"];

export const createModel =
  (send: Send) =>
  async ({ brand, modelNumber }: ModelInput, options?: CallOptions): Promise<ModelAnswer> => {
    const path = `/api/model/${encodeURIComponent(brand)}/${encodeURIComponent(modelNumber)}`;
    const required = { modelInfo: isObject, facts: isObject };
    return (await send({ method: "GET", path, required }, options)) as ModelAnswer;
  };
