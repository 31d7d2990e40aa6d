import type { Brand } from "@heater-age/decoder";
import type { Check } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { toModelFields } from "../../checks/model-fields.ts";
import { toRow } from "../../checks/recorder.ts";
import { parseRequest, createResult } from "../../checks/result.ts";
import type { RatingPlate } from "../../checks/schema.ts";
import type { CheckRow } from "../../checks/queries.ts";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import type { Models } from "../../models/lookup.ts";
import type { Budget } from "../../plugins/rate-limit.ts";
import type { Slices } from "../../time/slices.ts";
import { utcDay } from "../../time/utc-day.ts";
import { toItem, type UnrecordedItem } from "./item.ts";
import type { SharedLists } from "./lists.ts";
import { type BatchItem, maxNamed } from "./schema.ts";

export interface BatchContext {
  readonly checkedAt: Date;
  readonly language: Language;
  /** Records rows. Returns whether each is recorded. */
  readonly record: (rows: readonly CheckRow[]) => Promise<readonly boolean[]>;
  readonly models: Models;
  /** The visitor's remaining budget. */
  readonly budget: Budget;
}

/** A check of a batch, or its error. */
export type BatchInput = RatingPlate | ApiError;

/** Additional cost of a check whose brand has many readings, or that nothing fits. */
const extraCost = 4;

interface Checked {
  readonly item: UnrecordedItem;
  readonly row: CheckRow;
}

/** Returns a function that adds the model of a check to the lists, and returns its index if it is known. */
function createModelPlaces({ models: list }: SharedLists, { models, language }: BatchContext) {
  const known = new Map<string, number | undefined>();
  return ({ slug: brand, rawModel: model }: Check<Brand>): number | undefined => {
    const name = `${brand} ${model}`;
    if (!known.has(name)) {
      const fields = toModelFields(models.find({ brand, model }), language);
      known.set(name, fields && list.toPlace(fields));
    }
    return known.get(name);
  };
}

/**
 * Makes checks and records them. Equal checks are made once.
 *
 * @param lists The lists that the results refer to, which it fills.
 * @returns the result or error of each, in order.
 * @throws {ApiError} `too-many-requests` when they exceed the visitor's budget.
 */
export async function checkAll(
  inputs: readonly BatchInput[],
  lists: SharedLists,
  slices: Slices,
  context: BatchContext,
): Promise<readonly BatchItem[]> {
  const { checkedAt, language, record, budget } = context;
  await budget.take(inputs.length);
  const today = utcDay(checkedAt);
  const time = checkedAt.toISOString();
  const known = new Map<string, Checked | ApiError>();
  const findPlace = createModelPlaces(lists, context);

  function checkOne(input: RatingPlate): Checked | ApiError {
    try {
      const check = parseRequest(input, "drop");
      const result = createResult(check, today, language);
      const model = findPlace(check);
      const item = { ...toItem(result, lists), ...(model !== undefined && { model }) };
      return { item, row: toRow(result, time) };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  function checkOnce(input: BatchInput): Checked | ApiError {
    if (input instanceof ApiError) return input;
    const key = JSON.stringify([input.brand, input.serialNumber, input.modelNumber, input.note]);
    const outcome = known.get(key) ?? checkOne(input);
    known.set(key, outcome);
    return outcome;
  }

  const outcomes: (Checked | ApiError)[] = [];
  for (const input of inputs) {
    if (slices.isOver()) await slices.next();
    outcomes.push(checkOnce(input));
  }
  const checked = outcomes.filter((outcome): outcome is Checked => !(outcome instanceof ApiError));
  const costly = checked.filter(({ item }) => !item.success || item.makers !== undefined);
  const [answers] = await Promise.all([
    record(checked.map(({ row }) => row)),
    budget.charge(costly.length * extraCost),
  ]);
  const recorded = answers.values();
  return outcomes.map((outcome) => {
    if (outcome instanceof ApiError)
      return { success: false, invalid: errorBody(outcome, language, maxNamed) };
    return {
      ...outcome.item,
      recorded: recorded.next().value ?? false,
      checkedAt: time,
    };
  });
}
