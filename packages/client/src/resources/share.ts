import { isNumber, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead, generic } from "../retry.ts";

type Schemas = components["schemas"];

/** Something that was shared. */
export type ShareInput = Schemas["ShareRequest"];

/** How often the website and results were shared. */
export type ShareStats = Schemas["ShareStats"];

/** Makes the method that counts a share. */
export const createRecordShare =
  (send: Send) =>
  async ({ type, platform, resultId }: ShareInput, options?: CallOptions): Promise<void> => {
    const body = { type, platform, ...(resultId === undefined ? {} : { resultId }) } satisfies ShareInput;
    await send({ method: "POST", path: "/api/share", body, retry: generic }, options);
  };

const lacks = lacking({ totalShares: isNumber });

/** Makes the method that reads how much was shared. */
export const createShareStats =
  (send: Send) =>
  async (options?: CallOptions): Promise<ShareStats> =>
    (await send({ method: "GET", path: "/api/share/stats", retry: dataRead, lacks }, options)) as ShareStats;
