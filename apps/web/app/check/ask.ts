import { ApiError, HeaterAgeError } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import type { Language } from "@heater-age/messages";
import { clientIn } from "../http/client-in.ts";
import { deadlines, queries } from "../http/queries.ts";
import { requestAdvice } from "../shared/result/use-advice.ts";
import type { CheckData } from "../shared/check/check-data.ts";
import { checkHere } from "../shared/check/check-here.ts";
import { type AddressInput, type CheckInput, normalised } from "../shared/check/input.ts";
import { shownInput } from "../shared/check/shown-input.ts";
import type { Refusal, ShownCheck } from "../shared/check/shown-check.ts";
import { toShownCheck } from "../shared/check/to-shown-check.ts";
import { sentInput } from "../shared/check/typed.ts";
import { hasErrors, validate } from "../shared/check/validate.ts";
import { askTime, clockDoubt, now, visitorToday } from "../shared/browser/today.ts";
import { keepCheck } from "../shared/offline/queue.ts";

// Loaded together, so that a check needs no further file when the connection is lost.
export { validate };

type Answer = { readonly check: ShownCheck } | { readonly refusal: Refusal };

/** An answer that the page keeps for five minutes. */
interface KeptAnswer {
  readonly answer: Answer;
  /** Whether the API has answered. What it could not store is queued. */
  readonly isFromApi: boolean;
  /** UUID of the check. Asked again, it has the same one, so that it is recorded once. */
  readonly id: string;
  /** Language of its texts. */
  readonly language: Language;
}

const toKey = ({ brand, serial, model }: CheckInput) => ["check", brand, serial, model];
const keptAnswer = (input: CheckInput) => queries.getQueryData<KeptAnswer>(toKey(input));

/**
 * Returns the check in an address with its answer: the one that `ask` has stored, otherwise the decoder's. A link
 * records nothing.
 */
export function answerAddress(typed: AddressInput, language: Language): CheckData {
  const address = { ...typed, input: shownInput(typed.input) };
  const errors = validate(typed.input);
  if (hasErrors(errors)) return { address, errors };
  const input = sentInput(address.input);
  const storedAnswer = keptAnswer(input);
  if (storedAnswer?.language === language) return { address, ...storedAnswer.answer };
  if (storedAnswer !== undefined && "check" in storedAnswer.answer) {
    // The reason of the API's failure is in the other language.
    const { trouble: _trouble, ...check } = storedAnswer.answer.check;
    return { address, check };
  }
  return { address, check: checkHere(input, visitorToday(), "from-address") };
}

/**
 * Asks the API for a valid check, which records it, and stores the answer for the page's loader. If the API doesn't
 * respond, the decoder answers, and the check is queued.
 */
export async function ask(typed: CheckInput, language: Language): Promise<void> {
  const input = sentInput(shownInput(typed));
  const storedAnswer = keptAnswer(input);
  if (storedAnswer?.isFromApi && "check" in storedAnswer.answer) return;
  const id = storedAnswer?.id ?? newKey();
  const answering = answerByApi(input, language, id).then(
    (answer) => ({ answer, isFromApi: true }),
    async (error: unknown) => ({ answer: await answerHere(input, id, error), isFromApi: false }),
  );
  if (navigator.onLine) requestAdvice(language, input);
  queries.setQueryData<KeptAnswer>(toKey(input), { ...(await answering), id, language });
}

/** @throws {HeaterAgeError} when the API doesn't respond or fails. */
async function answerByApi(input: CheckInput, language: Language, id: string): Promise<Answer> {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  const client = await clientIn(language);
  // Without a network there is nothing to wait for.
  const attempts = navigator.onLine ? {} : { attempts: 1 };
  const options = { checkId: id, deadline: deadlines.check, ...attempts };
  try {
    const answer = await client.check({ brand, serialNumber, modelNumber }, options);
    const check = toShownCheck(input, answer, language);
    const isQueued = check.recording === "not-stored" && (await queueCheck(id, input));
    return { check: isQueued ? { ...check, recording: "waits" } : check };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // A request that timed out was not refused.
    if (!isRefused || error.status === 408) throw error;
    return { refusal: { input: normalised(input), message: error.text } };
  }
}

/** Decodes on the device after the API has failed. */
async function answerHere(input: CheckInput, id: string, error: unknown): Promise<Answer> {
  await askTime();
  const doubt = clockDoubt();
  const recording = (await queueCheck(id, input)) ? "waits" : "no-answer";
  const check = checkHere(input, visitorToday(), recording);
  const trouble = HeaterAgeError.is(error) ? { trouble: error.text } : {};
  return { check: { ...check, ...(doubt && { doubt }), ...trouble } };
}

/** Queues a check until it can be saved. Returns whether the browser has stored it. */
const queueCheck = (id: string, input: CheckInput): Promise<boolean> =>
  keepCheck({ id, input, madeAt: now().getTime() }).then(
    () => true,
    () => false,
  );
