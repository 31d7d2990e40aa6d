import { age, type Candidate, decode, type Decoding, monthOf } from "@heater-age/decoder";
import { type LikelyMaker, likelyMakers, toMakerSummary } from "@heater-age/decoder/makers";
import { looksLikeModel, unlessModel } from "@heater-age/decoder/models";
import type { Speech } from "../texts.ts";
import type { CheckInput, DatedItem, Item, ItemProblem, Reading, UndatedItem } from "./item.ts";
import { type Check, readInput } from "./read-input.ts";
import { recommendationCode } from "./recommendation.ts";

/** What a check depends on beside its input. */
export interface AnswerOptions {
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
  readonly speech: Speech;
}

const unreadable: Reading = { status: "unreadable", candidates: [] };

const readingOf = (decoding: Decoding): Reading => (decoding.status === "unreadable" ? unreadable : decoding);

/** A week is given as its month. */
function calendarDate(candidate: Candidate): string {
  const month = monthOf(candidate);
  return candidate.week === undefined || month === undefined
    ? candidate.date
    : `${candidate.year}-${String(month).padStart(2, "0")}`;
}

function problemText({ brand }: Check, code: string, { problems }: Speech["texts"]): string {
  if (code === "looks-like-model") return problems["looks-like-model"];
  if (brand === undefined) return code === "brand-open" ? problems["other-some"] : problems["other-none"];
  const sentences: Readonly<Record<string, string | ((values: { readonly brand: string }) => string)>> =
    problems;
  const sentence = sentences[code === "brand-open" ? "private-label" : code] ?? problems["no-format"];
  return typeof sentence === "string" ? sentence : sentence({ brand: brand.label });
}

const undated = (check: Check, problem: ItemProblem, { texts }: Speech): UndatedItem => ({
  success: false,
  brand: check.slug,
  serialNumber: check.serial,
  modelNumber: check.model,
  error: problemText(check, problem.code, texts),
  decoding: unreadable,
  problem,
});

/** Without a known maker no date can be given, but what the number would mean under each brand that it fits. */
function answerOpen(check: Check, makers: readonly LikelyMaker[], speech: Speech): UndatedItem {
  const found = makers.filter(({ reasons }) => reasons.some(({ code }) => code === "serial-shape"));
  const none = check.brand === undefined ? "no-format" : "private-label";
  const some = check.brand === undefined ? "brand-open" : "private-label";
  const problem: ItemProblem = {
    code: looksLikeModel(check.typedSerial) ? "looks-like-model" : found.length === 0 ? none : some,
    repairs: [],
    brands: found.map(({ brand }) => brand.slug),
    readings: found.map(({ brand, decoding }) => ({
      brand: brand.slug,
      label: brand.label,
      decoding: readingOf(decoding),
    })),
  };
  return undated(check, problem, speech);
}

/**
 * Answers a check without a server, as the API would: the same fields with the same values, but for what only a server
 * knows. Never throws on what is typed.
 *
 * @example
 * answer({ brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" }, options).manufacturingDate; //=> "2004-05"
 */
export function answer(input: CheckInput, options: AnswerOptions): Item {
  const check = readInput(input, options.speech.texts);
  if ("invalid" in check) return check;
  const { slug, typedSerial, model } = check;
  const makers = likelyMakers({ serial: typedSerial, model, label: slug }, options);
  const item = answerFor(check, makers, options);
  return makers.length === 0 ? item : { ...item, makers: makers.map(toMakerSummary) };
}

function answerFor(
  check: Check,
  makers: readonly LikelyMaker[],
  { today, speech }: AnswerOptions,
): DatedItem | UndatedItem {
  const { brand, typedSerial, model } = check;
  if (brand === undefined || brand.withoutFormat === "private-label") {
    return answerOpen(check, makers, speech);
  }

  const decoding = unlessModel(decode(brand, typedSerial, { today, model }), typedSerial);
  if (decoding.status === "unreadable") {
    const { code, repairs, brands } = decoding.problem;
    const unknownRule = brand.withoutFormat === "no-public-rule" && code === "no-format";
    const problem = {
      code: unknownRule ? "no-public-rule" : code,
      repairs: repairs.map(({ serial, decoding: repaired }) => ({ serial, decoding: readingOf(repaired) })),
      brands,
      readings: [],
    };
    return undated(check, problem, speech);
  }

  const { candidates } = decoding;
  const [first] = candidates;
  const { years, months, minMonths, maxMonths, precision } = age(first.date, today);
  const code = recommendationCode({ minMonths, maxMonths });
  return {
    success: true,
    brand: check.slug,
    serialNumber: check.serial,
    modelNumber: model,
    manufacturingDate: calendarDate(first),
    ageYears: years,
    ageMonths: months,
    decoding,
    precision,
    ageRange: { minMonths, maxMonths },
    ambiguous: candidates.length > 1,
    confidence: first.confidence,
    recommendationCode: code,
  };
}
