import { age, decode, type Decoding as DecoderDecoding } from "@heater-age/decoder";
import { type LikelyMaker, likelyMakers, toMakerSummary } from "@heater-age/decoder/makers";
import { looksLikeModel, unlessModel } from "@heater-age/decoder/models";
import type { Language } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { calendarDate } from "./dates.ts";
import type { Check } from "./input.ts";
import { recommendation, recommendationCode } from "./recommendation.ts";
import type { CheckResult, Decoding, Problem, ProblemCode } from "./schema.ts";

/** What a check says, before it is recorded. */
export type Answer = Omit<CheckResult, "recorded" | "checkedAt">;

const unreadable: Decoding = { status: "unreadable", candidates: [] };

const decodingOf = (decoding: DecoderDecoding): Decoding =>
  decoding.status === "unreadable" ? unreadable : decoding;

function problemText(code: ProblemCode, { brand }: Check, language: Language): string {
  if (code === "looks-like-model") return formatText(language, "problems", code);
  if (brand === undefined) {
    return formatText(language, "problems", code === "brand-open" ? "other-some" : "other-none");
  }
  return formatText(language, "problems", code === "brand-open" ? "private-label" : code, {
    brand: brand.label,
  });
}

const failure = (check: Check, problem: Problem, language: Language) => ({
  success: false,
  error: problemText(problem.code, check, language),
  decoding: unreadable,
  problem,
});

/** Without a known maker no date can be given, but what the number would mean under each brand that it fits. */
function answerOpen(check: Check, makers: readonly LikelyMaker[], language: Language) {
  const identifications = makers.filter(({ reasons }) => reasons.some(({ code }) => code === "serial-shape"));
  const none = check.brand === undefined ? "no-format" : "private-label";
  const some = check.brand === undefined ? "brand-open" : "private-label";
  const open = identifications.length === 0 ? none : some;
  const problem: Problem = {
    code: looksLikeModel(check.typedSerial) ? "looks-like-model" : open,
    repairs: [],
    brands: identifications.map(({ brand }) => brand.slug),
    readings: identifications.map(({ brand, decoding }) => ({
      brand: brand.slug,
      label: brand.label,
      decoding: decodingOf(decoding),
    })),
  };
  return failure(check, problem, language);
}

function answerUnreadable(
  check: Check,
  { problem }: Extract<DecoderDecoding, { status: "unreadable" }>,
  language: Language,
) {
  const unknownRule = check.brand?.withoutFormat === "no-public-rule" && problem.code === "no-format";
  return failure(
    check,
    {
      code: unknownRule ? "no-public-rule" : problem.code,
      repairs: problem.repairs.map(({ serial, decoding }) => ({ serial, decoding: decodingOf(decoding) })),
      brands: problem.brands,
      readings: [],
    },
    language,
  );
}

function outcome(check: Check, makers: readonly LikelyMaker[], today: string, language: Language) {
  const { brand, typedSerial, model } = check;
  if (brand === undefined || brand.withoutFormat === "private-label")
    return answerOpen(check, makers, language);
  const decoding = unlessModel(decode(brand, typedSerial, { today, model }), typedSerial);
  if (decoding.status === "unreadable") return answerUnreadable(check, decoding, language);

  const [first, ...others] = decoding.candidates;
  const { years, months, minMonths, maxMonths, precision } = age(first.date, today);
  return {
    success: true,
    manufacturingDate: calendarDate(first),
    ageYears: years,
    ageMonths: months,
    recommendation: recommendation({ first, others }, today, language),
    decoding,
    precision,
    ageRange: { minMonths, maxMonths },
    ambiguous: others.length > 0,
    confidence: first.confidence,
    recommendationCode: recommendationCode({ minMonths, maxMonths }),
  };
}

/**
 * Answers a check. The same check on the same day always has the same answer.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @param language Language of the texts.
 */
export function answer(check: Check, today: string, language: Language): Answer {
  const { slug, serial, model, typedSerial } = check;
  const makers = likelyMakers({ serial: typedSerial, model, label: slug }, { today });
  return {
    brand: slug,
    serialNumber: serial,
    modelNumber: model,
    ...outcome(check, makers, today, language),
    ...(makers.length > 0 && { makers: makers.map(toMakerSummary) }),
  };
}
