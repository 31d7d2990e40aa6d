import { findBrand } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import { VisitorCounts } from "@heater-age/requests";
import type { Kysely } from "kysely";
import { day as dayLength } from "../time/durations.ts";
import { utcDay } from "../time/utc-day.ts";
import type { Database } from "../db/schema.ts";
import type { AiSettings } from "../config/env.ts";
import type { FactName, ModelFacts } from "../schema/model-facts.ts";
import type { WantedModel } from "../models/lists.ts";
import type { KnownModel } from "../models/schema.ts";
import { toFacts, parseAnswer } from "./answer.ts";
import { askLanguageModel, LanguageModelError } from "./language-model.ts";
import { findAnswer, keepAnswer, takeQuestion } from "./queries.ts";

/** Asks a language model about a model, for a visitor who has a share of the day's questions. Resolves to `undefined` if it doesn't know or can't be reached. */
export type AskAboutModel = (model: WantedModel, visitor: string) => Promise<KnownModel | undefined>;

/** Options of {@link createAiModels}. */
export interface AiOptions {
  /** Absent if no language model is configured. */
  readonly settings: AiSettings | undefined;
  readonly database: Kysely<Database>;
  readonly now: () => Date;
  readonly log: Record<"info" | "warn", (values: object, message: string) => void>;
}

// The model may learn about an unknown heater later. Known ones are stored until the retention period deletes them.
const askAgainAfter = 7 * dayLength;

/** The part of a day's questions that one visitor can use. */
const visitorShare = 0.1;

// After a failure no questions are sent for this long, so that not every visitor waits for nothing.
const pause = 30_000;

/** Returns the details of a failure that are safe to log. Its message can contain the question or the answer. */
const describe = (error: unknown) => ({
  type: error instanceof Error ? error.name : typeof error,
  status: error instanceof LanguageModelError ? error.status : undefined,
});

const toKnown = (facts: ModelFacts): KnownModel => ({
  source: "ai-enhanced",
  facts,
  confidence: "low",
  estimated: true,
  estimatedFacts: (Object.keys(facts) as FactName[]).filter((name) => name !== "features"),
  sources: [],
});

/**
 * Creates the function that asks a language model about models that are not in the catalogue. Answers are stored in
 * the database, including unknown models. Concurrent calls for the same model send one question. The daily limit of
 * questions is shared by all instances. The function never rejects: after any failure the model is unknown.
 *
 * @returns `undefined` when no language model is configured.
 *
 * @example
 * const ask = createAiModels({ settings: settings.ai, database, now, log });
 * (await ask?.({ brand: "ao-smith", model: "XYZ-50" }, "192.0.2.1"))?.facts.capacityGallons; //=> 50, or undefined
 */
export function createAiModels({ settings, database, now, log }: AiOptions): AskAboutModel | undefined {
  if (settings === undefined) return undefined;
  const { model: language_model, questionsPerDay } = settings;
  const asking = new Map<string, Promise<KnownModel | undefined>>();
  const questionCounts = new VisitorCounts(dayLength);
  let silentUntil: number | undefined;
  let budgetLoggedOn: string | undefined;

  async function mayAsk(visitor: string): Promise<boolean> {
    if (silentUntil !== undefined && now().getTime() < silentUntil) return false;
    if (questionCounts.add(visitor, 1).total > Math.ceil(questionsPerDay * visitorShare)) return false;
    const day = utcDay(now());
    if (await takeQuestion(database, day, questionsPerDay)) return true;
    if (budgetLoggedOn !== day)
      log.warn({ questionsPerDay }, "no more questions to the language model today");
    budgetLoggedOn = day;
    return false;
  }

  const lookUp = async (
    brand: string,
    model_key: string,
    visitor: string,
  ): Promise<ModelFacts | undefined> => {
    const key = { brand, model_key, language_model };
    const storedAnswer = await findAnswer(database, key);
    if (storedAnswer?.answer) return toFacts(storedAnswer.answer);
    if (storedAnswer && now().getTime() - storedAnswer.created_at.getTime() < askAgainAfter) return undefined;
    if (!(await mayAsk(visitor))) return undefined;

    const text = await askLanguageModel(settings, {
      brand: findBrand(brand)?.label ?? brand,
      modelNumber: model_key,
    });
    if (silentUntil !== undefined) log.info({}, "the language model answers again");
    silentUntil = undefined;
    const answer = text === undefined ? undefined : parseAnswer(text);
    if (answer === undefined) log.warn({}, "the language model gave no answer that can be read");
    const facts = answer && toFacts(answer);
    await keepAnswer(database, key, { answer: (facts && answer) ?? null, created_at: now() });
    return facts;
  };

  function fail(error: unknown): undefined {
    if (silentUntil === undefined) log.warn(describe(error), "the language model cannot be asked");
    silentUntil = now().getTime() + pause;
    return undefined;
  }

  return ({ brand, model }, visitor) => {
    const key = modelKey(model);
    if (!/^[A-Z\d]{3,30}$/u.test(key)) return Promise.resolve(undefined);
    const question = `${brand} ${key}`;
    const current = asking.get(question);
    if (current !== undefined) return current;
    const answer = lookUp(brand, key, visitor)
      .then((facts) => facts && toKnown(facts))
      .catch(fail)
      .finally(() => asking.delete(question));
    asking.set(question, answer);
    return answer;
  };
}
