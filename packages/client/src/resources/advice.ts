import type { BrandSlug } from "@heater-age/decoder";
import { isText, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead } from "../retry.ts";

type Schemas = components["schemas"];

/** A heater to give advice on: what its rating plate says, and what the visitor knows of it. */
export interface AdviceInput extends Omit<Schemas["AdviceRequest"], "brand" | "modelNumber"> {
  /** Value of the brand: `"rheem"`; `"other"` when it is not known. */
  readonly brand: BrandSlug | "other" | (string & {});
  /** Empty or absent when not known. */
  readonly modelNumber?: string | undefined;
}

/** Something that is said, with what it rests on. */
export type Statement = Schemas["Statement"];

/** What follows from the date of a heater, in the language of the client. */
export type Advice = Schemas["Advice"];

const lacks = lacking({ brand: isText, asOf: isText });

/** Makes the method that tells what follows from the date of a heater. */
export const createAdvise =
  (send: Send) =>
  async ({ modelNumber = "", ...input }: AdviceInput, options?: CallOptions): Promise<Advice> => {
    const body = { ...input, modelNumber };
    // It reads, though it asks with a body.
    const call = { method: "POST", path: "/api/advice", body, retry: dataRead, lacks } as const;
    return (await send(call, options)) as Advice;
  };
