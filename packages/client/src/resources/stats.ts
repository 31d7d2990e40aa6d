import { isNumber, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead } from "../retry.ts";

/** How many checks were recorded, by brand and by age. */
export type CheckStats = components["schemas"]["CheckStats"];

const lacks = lacking({ totalChecks: isNumber });

/** Makes the method that reads how many checks there were. */
export const createStats =
  (send: Send) =>
  async (options?: CallOptions): Promise<CheckStats> => {
    const answer = await send({ method: "GET", path: "/api/stats", retry: dataRead, lacks }, options);
    return answer as CheckStats;
  };
