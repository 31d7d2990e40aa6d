import type { BrandSlug } from "@heater-age/decoder";
import { isObject, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead } from "../retry.ts";

type Schemas = components["schemas"];

/** A model that is looked for. */
export interface ModelInput {
  /** Value of the brand: `"rheem"`. */
  readonly brand: BrandSlug | (string & {});
  /** As printed: a space or a hyphen tells where options begin. */
  readonly modelNumber: string;
}

/** What is known of a model, as texts for a reader. What is not known is absent. */
export type ModelInfo = Schemas["ModelInfo"];

/** What is known of a model, as figures with their unit in the name, and codes. */
export type ModelFacts = Schemas["ModelFacts"];

/** What is known of a model, where it comes from and how sure it is. */
export type ModelAnswer = Schemas["ModelAnswer"];

const lacks = lacking({ modelInfo: isObject, facts: isObject });

/** Makes the method that tells what is known of a model. */
export const createModel =
  (send: Send) =>
  async ({ brand, modelNumber }: ModelInput, options?: CallOptions): Promise<ModelAnswer> => {
    const path = `/api/model/${encodeURIComponent(brand)}/${encodeURIComponent(modelNumber)}`;
    return (await send({ method: "GET", path, retry: dataRead, lacks }, options)) as ModelAnswer;
  };
