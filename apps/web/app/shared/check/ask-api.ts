import { ApiError, type CheckResult as CheckAnswer } from "@heater-age/client";
import type { CheckProblemCode, CheckResult } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { clientIn } from "../../http/client-in.ts";
import { visitorToday } from "../clock/today.ts";
import { showCheck } from "./check-here.ts";
import { type CheckInput, normalised } from "./input.ts";
import { onDay, type Refusal, type ShownCheck } from "./shown-check.ts";

/** Milliseconds after which the page uses the decoder. The visitor may be in a basement with one bar of signal. */
const DEADLINE = 8000;

/**
 * Asks the API to check and record a serial number, only once however often it is sent.
 *
 * @param input With the serial number as typed.
 * @param checkId UUID of this submission of the form.
 * @throws {HeaterAgeError} when the API doesn't respond or fails, so that the page can use the decoder.
 */
export async function askApi(
  input: CheckInput,
  language: Language,
  checkId: string,
): Promise<{ readonly check: ShownCheck } | { readonly refusal: Refusal }> {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  try {
    const client = await clientIn(language);
    // Without a network there is nothing to wait for.
    const attempts = navigator.onLine ? {} : { attempts: 1 };
    const options = { checkId, deadline: DEADLINE, ...attempts };
    const answer = await client.check({ brand, serialNumber, modelNumber }, options);
    return { check: toShownCheck(input, answer, language) };
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // A request that timed out was not refused.
    if (refused && error.status !== 408)
      return { refusal: { input: normalised(input), message: error.text } };
    throw error;
  }
}

function toShownCheck(input: CheckInput, answer: CheckAnswer, language: Language): ShownCheck {
  const { recorded, checkedAt, modelInfo, modelSource, modelEstimated } = answer;
  // The API uses its day in UTC. The response has corrected the clock, so the visitor's day is known now.
  const day = checkedAt.slice(0, 10);
  const check = showCheck(input, toResult(answer), day, recorded ? "recorded" : "not-stored");
  return {
    ...onDay(check, visitorToday()),
    ...(modelInfo !== undefined &&
      modelSource !== undefined && {
        model: { modelInfo, source: modelSource, estimated: modelEstimated ?? false, language },
      }),
  };
}

const problemCodes: Readonly<Record<CheckProblemCode, true>> = {
  "brand-open": true,
  "impossible-date": true,
  "looks-like-model": true,
  "no-date-in-serial": true,
  "no-format": true,
  "no-public-rule": true,
  "private-label": true,
  "too-long": true,
  "too-short": true,
  "two-numbers": true,
};

/** Returns whether the page has a text for a problem. An API that is newer than the page can have others. */
const isKnownProblem = (code: string): code is CheckProblemCode => Object.hasOwn(problemCodes, code);

function toResult(answer: CheckAnswer): CheckResult {
  // A successful response without dates is invalid, so the page uses the decoder.
  if (answer.success !== answer.decoding.candidates.length > 0) throw new TypeError("no dates");
  // Except for codes of a newer API, this is the decoder's result.
  const result = answer as unknown as CheckResult;
  if (result.success || isKnownProblem(result.problem.code)) return result;
  return { ...result, problem: { ...result.problem, code: "no-format" } };
}
