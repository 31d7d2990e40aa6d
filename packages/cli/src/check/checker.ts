import { brands, findBrand, firstBrands, labels } from "@heater-age/decoder";
import { type CheckInput, checkSerial, datedStates, otherBrand, parseCheck } from "@heater-age/decoder/check";
import { modelKnowledge } from "@heater-age/decoder/makers";
import { equipmentText, problemText, recommendationText } from "@heater-age/messages/format";
import type { Translator } from "../texts/translator.ts";
import type { CheckResult, RowResult } from "./check-result.ts";
import { refusal } from "./refusal.ts";

/** A brand or store brand: its value for `check`, and its name. */
interface BrandChoice {
  readonly value: string;
  readonly label: string;
}

/** Makes checks locally, or by calling a server. */
export interface Checker {
  /** Whether the checks are recorded. */
  readonly records: boolean;
  readonly check: (input: CheckInput) => Promise<CheckResult>;
  /** Yields a result for each input, in order, until a failure. */
  readonly checkAll: (inputs: readonly CheckInput[]) => AsyncIterable<RowResult> | Iterable<RowResult>;
  readonly brands: () => Promise<readonly BrandChoice[]>;
}

/** Returns every brand and store brand: the common ones first, the others by name, `other` last. */
function brandChoices({ texts }: Translator): readonly BrandChoice[] {
  const first = new Set<string>(firstBrands);
  const byName = new Intl.Collator("en", { numeric: true });
  const others = [...Object.values(brands), ...labels]
    .filter(({ slug }) => !first.has(slug))
    .toSorted((one, other) => byName.compare(one.label, other.label));
  return [
    ...[...firstBrands.map((slug) => brands[slug]), ...others].map(({ slug, label }) => ({
      value: slug,
      label,
    })),
    { value: otherBrand, label: texts.form.other },
  ];
}

/**
 * Returns the API's result of a check, without a recommendation as text and without data that only a server has.
 * Never throws on what is typed.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 *
 * @example
 * answer({ brand: "rheem", serialNumber: "RH0504B01826" }, english, "2026-11-20").manufacturingDate; //=> "2004-05"
 */
export function answer(input: CheckInput, translator: Translator, today: string): CheckResult {
  const { looksLikeModel } = modelKnowledge;
  const { check, errors } = parseCheck(input, { findBrand, looksLikeModel, longModel: "drop" });
  if (errors !== undefined) {
    const { other } = translator.texts.form;
    const details = errors.map(({ field, code, values }) => ({
      field: `/${field}`,
      code,
      message: translator.formatMessage({ id: `errors.${code}` }, { other, ...values }),
    }));
    return refusal({ code: errors[0].code, message: details[0]?.message ?? "", details }, input);
  }
  const result = checkSerial(check, { today, knowledge: modelKnowledge });
  return result.success
    ? result
    : {
        ...result,
        error:
          equipmentText(translator, result.problem.equipment) ??
          problemText(translator, result.problem, check.brand?.label),
      };
}

/**
 * Returns a result for JSON output, with `success` first, and with the recommendation as text unless a server sent
 * it.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 */
export function toJsonResult(result: RowResult, translator: Translator, today: string): RowResult {
  const first = { success: result.success };
  if (!result.success || "dates" in result || result.recommendation !== undefined)
    return { ...first, ...result };
  const others = datedStates(result.decoding.candidates.slice(1), today);
  const recommendation = recommendationText(translator, result.recommendationCode, others);
  return { ...first, ...result, recommendation };
}

/**
 * Returns a checker that runs on this computer and sends nothing.
 *
 * @param today Calendar date `"YYYY-MM-DD"` for which ages are calculated.
 */
export const localChecker = (translator: Translator, today: string): Checker => ({
  records: false,
  check: async (input) => answer(input, translator, today),
  checkAll: (inputs) => inputs.map((input) => answer(input, translator, today)),
  brands: async () => brandChoices(translator),
});
