import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { generic } from "../retry.ts";
import type { CheckInput, CheckResult } from "./check.ts";

type Schemas = components["schemas"];

/** A check of many that cannot be made: `invalid` says why, as the error of a single one does. */
export interface InvalidCheck {
  readonly success: false;
  readonly invalid: Schemas["ErrorBody"];
}

/** What one check of many says. */
export type BatchItem = (CheckResult & { readonly invalid?: never }) | InvalidCheck;

/** Makes the method that checks many serial numbers. */
export const createCheckBatch =
  (send: Send) =>
  async (inputs: readonly CheckInput[], options?: CallOptions): Promise<readonly BatchItem[]> => {
    const body = {
      checks: inputs.map(({ brand, serialNumber, modelNumber = "" }) => ({
        brand,
        serialNumber,
        modelNumber,
      })),
    } satisfies Schemas["BatchRequest"];
    const answer = await send({ method: "POST", path: "/api/check/batch", body, retry: generic }, options);
    return (answer as { readonly results: readonly BatchItem[] }).results;
  };
