import { type Brand, findBrand, suggestBrands } from "@heater-age/decoder";
import {
  type Check as DecoderCheck,
  checkSerial,
  datedStates,
  type FieldError,
  maxFieldLength,
  parseCheck,
} from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";
import type { Language } from "@heater-age/messages";
import { equipmentText, problemText, recommendationText } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import { ApiError, type Fault } from "../errors/codes.ts";
import { textIn } from "../schema/json-values.ts";
import type { CheckResult, RatingPlate } from "./schema.ts";

/** A check whose fields are valid. */
export type Check = DecoderCheck<Brand>;

/** The result of a check before it is recorded, with its texts. */
export type UnrecordedResult = Omit<CheckResult, "recorded" | "checkedAt" | "clientTime">;

const { looksLikeModel } = modelKnowledge;

const fieldNames = ["brand", "serialNumber", "modelNumber"] as const;

/** Returns the fault of a field, with the brands that an unknown one may misspell. */
function toFault({ field, ...error }: FieldError, brand: string): Fault {
  const similar = error.code === "brand-unknown" ? suggestBrands(brand).map(({ slug }) => slug) : [];
  return { field: `/${field}`, ...error, ...(similar.length > 0 && { allowed: similar }) };
}

/** Returns the faults of the rating plate's fields in any body. A value that is not text is treated as empty. */
export function plateFaults(body: unknown): readonly Fault[] {
  const [brand = "", serialNumber = "", modelNumber = ""] = fieldNames.map((name) => {
    const typed = textIn(body, name) ?? "";
    return typed.length <= maxFieldLength ? typed : "";
  });
  const { errors = [] } = parseCheck({ brand, serialNumber, modelNumber }, { findBrand, looksLikeModel });
  return errors.map((error) => toFault(error, brand));
}

/**
 * Parses the body of a check.
 *
 * @param longModel Whether to refuse a model number that is too long, or to drop it with a warning as in lists.
 * @throws {ApiError} for the first invalid field, with all of them.
 */
export function parseRequest(body: RatingPlate, longModel: "refuse" | "drop" = "refuse"): Check {
  const { check, errors } = parseCheck(body, { findBrand, looksLikeModel, longModel });
  if (errors === undefined) return check;
  const [{ code, values }] = errors;
  const faults = errors.map((error) => toFault(error, body.brand));
  throw new ApiError(code, values, faults);
}

/**
 * Returns the result of a check. The same check on the same day always has the same result.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @param language Language of the texts.
 */
export function createResult(check: Check, today: string, language: Language): UnrecordedResult {
  const result = checkSerial(check, { today, knowledge: modelKnowledge });
  const translator = translatorIn(language);
  // First, what tells the kinds of results apart.
  if (!result.success) {
    const { success, ...fields } = result;
    const error =
      equipmentText(translator, result.problem.equipment) ??
      problemText(translator, result.problem, check.brand?.label);
    return { success, ...fields, error };
  }
  const others = datedStates(result.decoding.candidates.slice(1), today);
  const { success, ...fields } = result;
  return {
    success,
    ...fields,
    recommendation: recommendationText(translator, result.recommendationCode, others),
  };
}
