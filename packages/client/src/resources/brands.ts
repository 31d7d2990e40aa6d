import { lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead } from "../retry.ts";

/** A brand that can be chosen: what `check` takes, and its name. */
export type BrandChoice = components["schemas"]["BrandChoice"];

/** Makes the method that lists the brands. */
export const createBrands =
  (send: Send) =>
  async (options?: CallOptions): Promise<readonly BrandChoice[]> => {
    const lacks = lacking({ brands: Array.isArray });
    const answer = await send({ method: "GET", path: "/api/brands", retry: dataRead, lacks }, options);
    return (answer as components["schemas"]["BrandList"]).brands;
  };
