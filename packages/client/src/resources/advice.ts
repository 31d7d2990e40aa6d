import type { BrandSlug } from "@heater-age/decoder";
import type { Schemas } from "../generated/api.ts";
import { isText } from "../http/fields.ts";
import { readPolicy } from "../http/retry.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** A heater to give advice on: the data on its rating plate, and what the visitor knows about it. */
export interface AdviceInput extends Omit<Schemas["AdviceRequest"], "brand" | "modelNumber"> {
  /** Value of the brand: `"rheem"`; `"other"` if unknown. */
  readonly brand: BrandSlug | "other" | (string & {});
  /** Empty or absent if unknown. */
  readonly modelNumber?: string | undefined;
}

/** A statement with its sources. */
export type Statement = Schemas["Statement"];

/** Advice for a heater of a known date, in the client's language. */
export type Advice = Schemas["Advice"];

export const createAdvise =
  (send: Send) =>
  async ({ modelNumber = "", ...input }: AdviceInput, options?: CallOptions): Promise<Advice> => {
    const body = { ...input, modelNumber };
    const required = { brand: isText, asOf: isText };
    // A read, although it has a body, so it can be retried like one.
    const call = { method: "POST", path: "/api/advice", body, retry: readPolicy, required } as const;
    return (await send(call, options)) as Advice;
  };
