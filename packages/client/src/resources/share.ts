import type { Schemas } from "../generated/api.ts";
import { isNumber } from "../http/fields.ts";
import { newKey } from "../http/key.ts";
import type { BodyOf, CallOptions, Send } from "../http/send.ts";

/** What was shared, the website or a result, and where. */
export type ShareInput = Schemas["ShareRequest"];

/** How often the website and results were shared. */
export type ShareStats = Schemas["ShareStats"];

export const createRecordShare =
  (send: Send) =>
  async ({ id = newKey(), type, platform, resultId }: ShareInput, options?: CallOptions): Promise<void> => {
    const body = { id, type, platform, resultId } satisfies BodyOf<ShareInput>;
    await send({ method: "POST", path: "/api/share", body }, options);
  };

export const createShareStats =
  (send: Send) =>
  async (options?: CallOptions): Promise<ShareStats> => {
    const required = { totalShares: isNumber };
    return (await send({ method: "GET", path: "/api/share/stats", required }, options)) as ShareStats;
  };
