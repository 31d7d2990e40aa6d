import { isText, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { generic } from "../retry.ts";

type Schemas = components["schemas"];

/** A date that is printed on a heater, and its serial number. */
export type CorrectionInput = Schemas["CorrectionForm"];

/** How a printed date goes with what is read from the serial number. */
export type CorrectionReceipt = Schemas["CorrectionReceipt"];

const lacks = lacking({ agreement: isText });

/** Makes the method that sends a printed date. */
export const createSendCorrection =
  (send: Send) =>
  async (input: CorrectionInput, options?: CallOptions): Promise<CorrectionReceipt> => {
    const { brand, serialNumber, printedDate, seenOn, note } = input;
    const body: Readonly<Record<keyof CorrectionInput, unknown>> = {
      brand,
      serialNumber,
      printedDate,
      seenOn,
      note,
    };
    const answer = await send(
      { method: "POST", path: "/api/corrections", body, retry: generic, lacks },
      options,
    );
    return answer as CorrectionReceipt;
  };
