import type { BrandSlug } from "@heater-age/decoder";
import type { Schemas } from "../generated/api.ts";
import { isText } from "../http/fields.ts";
import { readPolicy } from "../http/retry.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** A heater to give advice on: what its rating plate says, and what the visitor knows of it. */
export interface AdviceInput extends Omit<Schemas["AdviceRequest"], "brand" | "modelNumber"> {
  /** Value of the brand: `"rheem"`; `"other"` when it is not known. */
  readonly brand: BrandSlug | "other" | (string & {});
  /** Empty or absent when not known. */
  readonly modelNumber?: string | undefined;
}

/** A statement with its sources. */
export type Statement = Schemas["Statement"];

/** What follows from the date of a heater, in the language of the client. */
export type Advice = Schemas["Advice"];

export const createAdvise =
  (send: Send) =>
  async ({ modelNumber = "", ...input }: AdviceInput, options?: CallOptions): Promise<Advice> => {
    const body = { ...input, modelNumber };
    const required = { brand: isText, asOf: isText };
    // A read, although it has a body.
    const call = { method: "POST", path: "/api/advice", body, retry: readPolicy, required } as const;
    return (await send(call, options)) as Advice;
  };
