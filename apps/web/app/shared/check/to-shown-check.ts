import type { CheckResult as CheckAnswer } from "@heater-age/client";
import type { CheckProblemCode, CheckResult } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { visitorToday } from "../browser/today.ts";
import { showCheck } from "./check-here.ts";
import type { CheckInput } from "./input.ts";
import { onDay, type ShownCheck } from "./shown-check.ts";

/** Returns the API's answer to a check as data for its page. */
export function toShownCheck(input: CheckInput, answer: CheckAnswer, language: Language): ShownCheck {
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
  "makes-other-equipment": true,
  "no-date-in-serial": true,
  "no-format": true,
  "no-public-rule": true,
  "not-stated": true,
  "other-number": true,
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
