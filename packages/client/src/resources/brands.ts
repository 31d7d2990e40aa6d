import type { Schemas } from "../generated/api.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** A brand to choose: its value for `check`, and its name. */
export type BrandChoice = Schemas["BrandChoice"];

export const createBrands =
  (send: Send) =>
  async (options?: CallOptions): Promise<readonly BrandChoice[]> => {
    const required = { brands: Array.isArray };
    const answer = await send({ method: "GET", path: "/api/brands", required }, options);
    return (answer as Schemas["BrandList"]).brands;
  };
