import type { Schemas } from "../generated/api.ts";
import { isObject, isText } from "../http/fields.ts";
import { readPolicy } from "../http/retry.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** The clues on a heater without a readable serial number. Without any, the response has the first question to ask. */
export type NoLabelInput = Schemas["NoLabelRequest"];

/** The years in which the heater can have been made, and why, in the client's language. */
export type NoLabelAnswer = Schemas["NoLabelAnswer"];

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2;
const areSteps = (value: unknown): boolean => Array.isArray(value) && value.every(isObject);

export const createNoLabel =
  (send: Send) =>
  async (body: NoLabelInput, options?: CallOptions): Promise<NoLabelAnswer> => {
    const required = { asOf: isText, years: isPair, state: isText, steps: areSteps };
    // A read, although it has a body, so it can be retried like one.
    const call = { method: "POST", path: "/api/no-label", body, retry: readPolicy, required } as const;
    return (await send(call, options)) as NoLabelAnswer;
  };
