import type { Clue } from "@heater-age/decoder/no-label";
import { isObject, isText, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead } from "../retry.ts";

type Schemas = components["schemas"];

/** What can be seen on a heater without a readable serial number. */
export interface NoLabelInput extends Omit<Schemas["NoLabelRequest"], "clues"> {
  /** In any order. Empty: the answer says what to ask first. */
  readonly clues: readonly Clue[];
}

/** The years that the heater can be of, and why, in the language of the client. */
export type NoLabelAnswer = Schemas["NoLabelAnswer"];

const lacks = lacking({ asOf: isText, years: isPair, statuses: Array.isArray, steps: areSteps });

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2;
}

function areSteps(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject);
}

/** Makes the method that narrows the years of a heater without a label. */
export const createNoLabel =
  (send: Send) =>
  async (body: NoLabelInput, options?: CallOptions): Promise<NoLabelAnswer> => {
    // It reads, though it asks with a body.
    const call = { method: "POST", path: "/api/no-label", body, retry: dataRead, lacks } as const;
    return (await send(call, options)) as NoLabelAnswer;
  };
