import { findBrand, normaliseModel, normaliseSerial } from "@heater-age/decoder";
import { checkSerial, datedStates, parseBrand } from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";
import {
  equipmentText,
  problemText,
  recommendationText,
  type Translator,
  createTranslator,
} from "@heater-age/messages/format";
import { defaultLanguage, type Language, offlineTexts } from "../compiled/languages.ts";
import type { Schemas } from "../generated/api.ts";

const isLanguage = (code: string): code is Language => Object.hasOwn(offlineTexts, code);

/** Loads the texts of a language, or of the default language if it has none. */
export async function loadTranslator(language: string): Promise<Translator> {
  const [code = ""] = language.toLowerCase().split("-");
  const known = isLanguage(code) ? code : defaultLanguage;
  const { texts } = await offlineTexts[known]();
  return createTranslator(known, texts);
}

interface CheckedNumbers {
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string | undefined;
}

/**
 * Returns the API's result of a check, except for the data of the model. Nothing is recorded.
 *
 * @param language BCP 47 code of the texts.
 * @param now The time of the check.
 * @returns `undefined` for an unknown brand or an invalid time.
 */
export async function answerOffline(
  { brand: rawBrand, serialNumber: rawSerial, modelNumber: rawModel = "" }: CheckedNumbers,
  language: string,
  now: Date,
): Promise<Schemas["CheckSuccess"] | Schemas["CheckFailure"] | undefined> {
  const brand = parseBrand(rawBrand, findBrand);
  if (typeof brand === "string" || Number.isNaN(now.getTime())) return undefined;
  const checkedAt = now.toISOString();
  const today = checkedAt.slice(0, 10);
  const check = {
    ...brand,
    serial: normaliseSerial(rawSerial),
    rawSerial,
    model: normaliseModel(rawModel),
    rawModel,
  };
  const result = checkSerial(check, { today, knowledge: modelKnowledge });
  const translator = await loadTranslator(language);
  if (!result.success) {
    const error =
      equipmentText(translator, result.problem.equipment) ??
      problemText(translator, result.problem, check.brand?.label);
    return { ...result, error, recorded: false, checkedAt };
  }
  const others = datedStates(result.decoding.candidates.slice(1), today);
  const recommendation = recommendationText(translator, result.recommendationCode, others);
  return { ...result, recommendation, recorded: false, checkedAt };
}
