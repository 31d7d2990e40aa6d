import type { Brand } from "@heater-age/decoder";
import type { Check } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { modelFields } from "../../checks/model-fields.ts";
import { type CheckRecorder, rowOf } from "../../checks/recorder.ts";
import { parseRequest, resultOf } from "../../checks/result.ts";
import type { RatingPlate } from "../../checks/schema.ts";
import type { CheckRow } from "../../db/insert-checks.ts";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import type { Models } from "../../models/lookup.ts";
import type { Budget } from "../../plugins/limits.ts";
import { createSlices } from "../../time/slices.ts";
import { utcDay } from "../../time/utc-day.ts";
import { itemOf, type UnrecordedItem } from "./item.ts";
import { createLists } from "./lists.ts";
import { type BatchItem, mostNamed } from "./schema.ts";

/** The common context of all checks in a batch. */
export interface BatchContext {
  readonly checkedAt: Date;
  readonly language: Language;
  readonly recorder: Pick<CheckRecorder, "recordAll">;
  readonly models: Models;
  /** The visitor's remaining budget. */
  readonly budget: Budget;
}

/** A check of a batch, or its error. */
export type BatchInput = RatingPlate | ApiError;

/** Additional cost of a check whose brand has many readings, or that nothing fits. */
const extraCost = 4;

/** Number of models looked up in one statement. */
const modelsAtOnce = 100;

interface Made {
  readonly check: Check<Brand>;
  readonly item: UnrecordedItem;
  readonly row: CheckRow;
}

const modelOf = ({ slug, rawModel }: Check<Brand>): string => `${slug} ${rawModel}`;

/**
 * Creates a batch: its rows, and the lists that they refer to. Equal checks of a batch are made once.
 *
 * @example
 * const { run, lists } = createBatch(context);
 * for await (const item of await run([{ brand: "rheem", serialNumber: "RH0504B01826" }])) item.manufacturingDate; //=> "2004-05"
 */
export function createBatch({ checkedAt, language, recorder, models, budget }: BatchContext) {
  const lists = createLists();
  const slices = createSlices();
  const today = utcDay(checkedAt);
  const moment = checkedAt.toISOString();
  const known = new Map<string, Made | ApiError>();
  const modelPlaces = new Map<string, number | undefined>();

  function make(input: RatingPlate): Made | ApiError {
    try {
      const check = parseRequest(input, "drop");
      const result = resultOf(check, today, language);
      return { check, item: itemOf(result, lists), row: rowOf(result, checkedAt) };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  function makeOnce(input: BatchInput): Made | ApiError {
    if (input instanceof ApiError) return input;
    const key = JSON.stringify([input.brand, input.serialNumber, input.modelNumber]);
    const outcome = known.get(key) ?? make(input);
    known.set(key, outcome);
    return outcome;
  }

  /** Returns the indexes of the models of checks, and looks up new ones. */
  async function placesOfModels(checks: readonly Check<Brand>[]) {
    const wanted = new Map(checks.map((check) => [modelOf(check), check] as const));
    for (const model of modelPlaces.keys()) wanted.delete(model);
    const fields = await modelFields(models, [...wanted.values()], language);
    for (const [index, model] of [...wanted.keys()].entries()) {
      const { modelInfo, modelSource, modelEstimated } = fields[index] ?? {};
      const isKnown = modelInfo !== undefined && modelSource !== undefined && modelEstimated !== undefined;
      const place = isKnown ? lists.places.models({ modelInfo, modelSource, modelEstimated }) : undefined;
      modelPlaces.set(model, place);
    }
    return modelPlaces;
  }

  async function* itemsOf(
    outcomes: readonly (Made | ApiError)[],
    recorded: readonly boolean[],
  ): AsyncGenerator<BatchItem, void> {
    const answers = recorded.values();
    for (let from = 0; from < outcomes.length; from += modelsAtOnce) {
      const some = outcomes.slice(from, from + modelsAtOnce);
      if (slices.isOver()) await slices.next();
      const places = await placesOfModels(
        some.flatMap((outcome) => (outcome instanceof ApiError ? [] : [outcome.check])),
      );
      for (const outcome of some) {
        if (slices.isOver()) await slices.next();
        if (outcome instanceof ApiError) {
          yield { success: false, invalid: errorBody(outcome, language, mostNamed) };
          continue;
        }
        const model = places.get(modelOf(outcome.check));
        yield {
          ...outcome.item,
          ...(model !== undefined && { model }),
          recorded: answers.next().value ?? false,
          checkedAt: moment,
        };
      }
    }
  }

  /**
   * Makes checks and records them. Invalid ones have an error instead.
   *
   * @throws {ApiError} `too-many-requests` when they exceed the visitor's budget.
   */
  async function run(inputs: readonly BatchInput[]): Promise<AsyncGenerator<BatchItem, void>> {
    await budget.take(inputs.length);
    const outcomes: (Made | ApiError)[] = [];
    for (const input of inputs) {
      if (slices.isOver()) await slices.next();
      outcomes.push(makeOnce(input));
    }
    const made = outcomes.flatMap((outcome) => (outcome instanceof ApiError ? [] : [outcome]));
    const costly = made.filter(({ item }) => !item.success || item.makers !== undefined);
    await budget.charge(costly.length * extraCost);
    // Not while models are described, because the process would be too busy to send the rows in time.
    const recorded = await recorder.recordAll(made.map(({ row }) => row));
    return itemsOf(outcomes, recorded);
  }

  return { run, slices, language, lists: lists.entries };
}

/** Checks of one request. */
export type Batch = ReturnType<typeof createBatch>;
