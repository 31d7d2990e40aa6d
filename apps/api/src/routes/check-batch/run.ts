import { setImmediate as turn } from "node:timers/promises";
import type { Brand } from "@heater-age/decoder";
import type { Check } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { modelFields } from "../../checks/model-fields.ts";
import { type CheckRecorder, rowOf } from "../../checks/recorder.ts";
import { type UnrecordedResult, parseRequest, resultOf } from "../../checks/result.ts";
import type { CheckRequest } from "../../checks/schema.ts";
import { utcDay } from "../../time/utc-day.ts";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import type { Models } from "../../models/lookup.ts";
import type { BatchItem } from "./schema.ts";

/** What all checks of a batch have in common. */
export interface BatchContext {
  readonly checkedAt: Date;
  readonly language: Language;
  readonly recorder: CheckRecorder;
  readonly models: Models;
}

/** A check of a batch, or why it is invalid. */
export type BatchInput = CheckRequest | ApiError;

/** How many checks are made before other requests get their turn. */
const atOnce = 25;

interface Made {
  readonly check: Check<Brand>;
  readonly result: UnrecordedResult;
}

function make(input: BatchInput, { checkedAt, language }: BatchContext): Made | ApiError {
  if (input instanceof ApiError) return input;
  try {
    const check = parseRequest(input, language);
    return { check, result: resultOf(check, utcDay(checkedAt), language) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Makes the checks of a batch and records them. Invalid ones have an error in their place.
 *
 * @example
 * const [first] = await runChecks([{ brand: "rheem", serialNumber: "RH0504B01826" }], context);
 * first.manufacturingDate; //=> "2004-05"
 */
export async function runChecks(
  inputs: readonly BatchInput[],
  context: BatchContext,
): Promise<readonly BatchItem[]> {
  const { checkedAt, language, recorder, models } = context;
  const outcomes: (Made | ApiError)[] = [];
  for (const [index, input] of inputs.entries()) {
    if (index % atOnce === atOnce - 1) await turn();
    outcomes.push(make(input, context));
  }
  const made = outcomes.flatMap((outcome) => (outcome instanceof ApiError ? [] : [outcome]));
  // Not in parallel: describing many models keeps the process so busy that the rows would not be sent in time.
  const recorded = await recorder.recordAll(made.map(({ result }) => rowOf(result, checkedAt)));
  const fields = await modelFields(
    models,
    made.map(({ check }) => check),
    language,
  );
  const moment = checkedAt.toISOString();
  const rest = made.entries();
  return outcomes.map((outcome): BatchItem => {
    if (outcome instanceof ApiError)
      return { success: false, invalid: errorBody(outcome.code, language, outcome.values) };
    const [index] = rest.next().value ?? [0];
    return {
      ...outcome.result,
      ...fields[index],
      recorded: recorded[index] ?? false,
      checkedAt: moment,
    };
  });
}
