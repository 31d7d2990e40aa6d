import { type Brand, findBrand } from "@heater-age/decoder";
import {
  type Check as DecoderCheck,
  checkSerial,
  datedStates,
  longestField,
  parseCheck,
} from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";
import type { Language } from "@heater-age/messages";
import { equipmentText, problemText, recommendationText } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import { ApiError, type Fault } from "../errors/codes.ts";
import { textIn } from "../schema/json-values.ts";
import type { CheckRequest, CheckResult } from "./schema.ts";

/** A check whose fields are valid. */
export type Check = DecoderCheck<Brand>;

/** The answer to a check before it is recorded, with its texts. */
export type UnrecordedResult = Omit<CheckResult, "recorded" | "checkedAt">;

const { looksLikeModel } = modelKnowledge;

const fieldNames = ["brand", "serialNumber", "modelNumber"] as const;

/** Returns what is wrong with the fields of a rating plate in any body. What is no text counts as empty. */
export function plateFaults(body: unknown): readonly Fault[] {
  const [brand = "", serialNumber = "", modelNumber = ""] = fieldNames.map((name) => {
    const typed = textIn(body, name) ?? "";
    return typed.length <= longestField ? typed : "";
  });
  const { errors = [] } = parseCheck({ brand, serialNumber, modelNumber }, { findBrand, looksLikeModel });
  return errors.map(({ field, ...error }) => ({ field: `/${field}`, ...error }));
}

/**
 * Parses the body of a check.
 *
 * @param longModel Whether a model number that is too long is refused, or left out with a warning as in lists.
 * @throws {ApiError} for the first field that is not valid, with all of them.
 */
export function parseRequest(body: CheckRequest, longModel: "refuse" | "drop" = "refuse"): Check {
  const { check, errors } = parseCheck(body, { findBrand, looksLikeModel, longModel });
  if (errors === undefined) return check;
  const [{ code, values }] = errors;
  const faults = errors.map(({ field, ...error }) => ({ field: `/${field}`, ...error }));
  throw new ApiError(code, values, faults);
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
