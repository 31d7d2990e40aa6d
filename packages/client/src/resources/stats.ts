import type { Schemas } from "../generated/api.ts";
import { isNumber } from "../http/fields.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** How many checks were recorded, by brand and by age. */
export type CheckStats = Schemas["CheckStats"];

export const createStats =
  (send: Send) =>
  async (options?: CallOptions): Promise<CheckStats> => {
    const required = { totalChecks: isNumber };
    return (await send({ method: "GET", path: "/api/stats", required }, options)) as CheckStats;
  };
