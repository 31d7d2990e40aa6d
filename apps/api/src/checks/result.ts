import { type Brand, findBrand } from "@heater-age/decoder";
import {
  type Check as DecoderCheck,
  checkSerial,
  datedStates,
  type FieldErrorCode,
  parseCheck,
} from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";
import type { Language } from "@heater-age/messages";
import { equipmentText, problemText, recommendationText } from "@heater-age/messages/format";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { ApiError } from "../errors/codes.ts";
import type { CheckRequest, CheckResult } from "./schema.ts";

/** A check whose fields are valid. */
export type Check = DecoderCheck<Brand>;

/** The answer to a check before it is recorded, with its texts. */
export type UnrecordedResult = Omit<CheckResult, "recorded" | "checkedAt">;

/** Returns the error of a field that is not valid, in the language of the request. */
export const fieldError = (
  code: FieldErrorCode,
  language: Language,
  values: Readonly<Record<string, number>> = {},
): ApiError =>
  new ApiError(code, code === "brand-unknown" ? { other: formatText(language, "form", "other") } : values);

/**
 * Parses the body of a check.
 *
 * @param longModel Whether a model number that is too long is refused, or left out with a warning as in lists.
 * @throws {ApiError} for the first field that is not valid.
 */
export function parseRequest(
  body: CheckRequest,
  language: Language,
  longModel: "refuse" | "drop" = "refuse",
): Check {
  const { looksLikeModel } = modelKnowledge;
  const { check, errors } = parseCheck(body, { findBrand, looksLikeModel, longModel });
  if (errors === undefined) return check;
  const [{ code, values }] = errors;
  throw fieldError(code, language, values);
}

/**
 * Returns the answer to a check. The same check on the same day always has the same answer.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @param language Language of the texts.
 */
export function resultOf(check: Check, today: string, language: Language): UnrecordedResult {
  const result = checkSerial(check, { today, knowledge: modelKnowledge });
  const translator = translatorIn(language);
  if (!result.success) {
    const error =
      equipmentText(translator, result.problem.equipment) ??
      problemText(translator, result.problem.code, check.brand?.label);
    return { ...result, error };
  }
  const others = datedStates(result.decoding.candidates.slice(1), today);
  return { ...result, recommendation: recommendationText(translator, result.recommendationCode, others) };
}
