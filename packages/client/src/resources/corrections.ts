import type { Schemas } from "../generated/api.ts";
import { isText } from "../http/fields.ts";
import { newKey } from "../http/key.ts";
import type { BodyOf, CallOptions, Send } from "../http/send.ts";

/** A date printed on a heater, and its serial number. */
export type CorrectionInput = Schemas["CorrectionForm"];

/** How a printed date compares with the decoded one. */
export type CorrectionReceipt = Schemas["CorrectionReceipt"];

export const createSendCorrection =
  (send: Send) =>
  async (input: CorrectionInput, options?: CallOptions): Promise<CorrectionReceipt> => {
    const { id = newKey(), brand, serialNumber, printedDate, seenOn, note } = input;
    const body = { id, brand, serialNumber, printedDate, seenOn, note } satisfies BodyOf<CorrectionInput>;
    const call = { method: "POST", path: "/api/corrections", body, required: { agreement: isText } } as const;
    return (await send(call, options)) as CorrectionReceipt;
  };
