import type { Brand } from "@heater-age/decoder";
import type { Check } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { modelFields } from "../../checks/model-fields.ts";
import { rowOf } from "../../checks/recorder.ts";
import { parseRequest, resultOf } from "../../checks/result.ts";
import type { RatingPlate } from "../../checks/schema.ts";
import type { CheckRow } from "../../checks/queries.ts";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import type { Models } from "../../models/lookup.ts";
import type { Budget } from "../../plugins/rate-limit.ts";
import type { Slices } from "../../time/slices.ts";
import { utcDay } from "../../time/utc-day.ts";
import { itemOf, type UnrecordedItem } from "./item.ts";
import type { SharedLists } from "./lists.ts";
import { type BatchItem, mostNamed } from "./schema.ts";

/** The common context of all checks in a batch. */
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

/** Number of rows that are recorded, and whose models are looked up, in one statement. */
const rowsAtOnce = 100;

interface Checked {
  readonly check: Check<Brand>;
  readonly item: UnrecordedItem;
  readonly row: CheckRow;
}

const modelOf = ({ slug, rawModel }: Check<Brand>): string => `${slug} ${rawModel}`;

/**
 * Makes checks, records them, and yields the result or error of each, in order. Equal checks are made once.
 *
 * @param lists The lists that the results refer to, which it fills.
 * @throws {ApiError} `too-many-requests` when they exceed the visitor's budget.
 */
export async function* checkAll(
  inputs: readonly BatchInput[],
  lists: SharedLists,
  slices: Slices,
  { checkedAt, language, record, models, budget }: BatchContext,
): AsyncGenerator<BatchItem, void> {
  await budget.take(inputs.length);
  const today = utcDay(checkedAt);
  const known = new Map<string, Checked | ApiError>();
  const modelPlaces = new Map<string, number | undefined>();

  function checkOne(input: RatingPlate): Checked | ApiError {
    try {
      const check = parseRequest(input, "drop");
      const result = resultOf(check, today, language);
      return { check, item: itemOf(result, lists), row: rowOf(result, checkedAt) };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  function checkOnce(input: BatchInput): Checked | ApiError {
    if (input instanceof ApiError) return input;
    const key = JSON.stringify([input.brand, input.serialNumber, input.modelNumber]);
    const outcome = known.get(key) ?? checkOne(input);
    known.set(key, outcome);
    return outcome;
  }

  /** Adds the models of checks to the lists. */
  async function addModels(checks: readonly Check<Brand>[]): Promise<void> {
    const wanted = new Map(checks.map((check) => [modelOf(check), check] as const));
    for (const model of modelPlaces.keys()) wanted.delete(model);
    const fields = await modelFields(models, [...wanted.values()], language);
    for (const [index, model] of [...wanted.keys()].entries()) {
      const { modelInfo, modelSource, modelEstimated } = fields[index] ?? {};
      const isKnown = modelInfo !== undefined && modelSource !== undefined && modelEstimated !== undefined;
      const place = isKnown ? lists.places.models({ modelInfo, modelSource, modelEstimated }) : undefined;
      modelPlaces.set(model, place);
    }
  }

  for (let from = 0; from < inputs.length; from += rowsAtOnce) {
    const outcomes: (Checked | ApiError)[] = [];
    for (const input of inputs.slice(from, from + rowsAtOnce)) {
      if (slices.isOver()) await slices.next();
      outcomes.push(checkOnce(input));
    }
    const checked = outcomes.flatMap((outcome) => (outcome instanceof ApiError ? [] : [outcome]));
    const costly = checked.filter(({ item }) => !item.success || item.makers !== undefined);
    await budget.charge(costly.length * extraCost);
    const recorded = (await record(checked.map(({ row }) => row))).values();
    await addModels(checked.map(({ check }) => check));
    for (const outcome of outcomes) {
      if (slices.isOver()) await slices.next();
      if (outcome instanceof ApiError) {
        yield { success: false, invalid: errorBody(outcome, language, mostNamed) };
        continue;
      }
      const model = modelPlaces.get(modelOf(outcome.check));
      yield {
        ...outcome.item,
        ...(model !== undefined && { model }),
        recorded: recorded.next().value ?? false,
        checkedAt: checkedAt.toISOString(),
      };
    }
  }
}
