import {
  age,
  ageStatuses,
  type Brand,
  type Candidate,
  decode,
  type Decoding,
  findBrand,
  monthOf,
  normaliseBrand,
  normaliseModel,
  normaliseSerial,
} from "@heater-age/decoder";
import { type LikelyMaker, likelyMakers, toMakerSummary } from "@heater-age/decoder/makers";
import { looksLikeModel, unlessModel } from "@heater-age/decoder/models";
import type { Schemas } from "../generated/api.ts";
import { defaultLanguage, type Language, offlineTexts } from "../generated/languages.ts";
import type { OfflineTexts, State } from "../texts/offline-texts.ts";
import type { CheckFailure, CheckInput, CheckSuccess } from "./check.ts";

type Failure = Pick<CheckFailure, "success" | "error" | "decoding" | "problem">;
type Unread = Extract<Decoding, { readonly status: "unreadable" }>;

interface Check {
  /** Absent when it is not known. */
  readonly brand: Brand | undefined;
  readonly serial: string;
  readonly model: string;
  readonly makers: readonly LikelyMaker[];
  /** Calendar date. */
  readonly today: string;
  readonly language: string;
  readonly texts: OfflineTexts;
}

const open = "other";
const unreadable = { status: "unreadable", candidates: [] } as const;

const isLanguage = (code: string): code is Language => Object.hasOwn(offlineTexts, code);

function knownLanguage(language: string): Language {
  const [code = ""] = language.toLowerCase().split("-");
  return isLanguage(code) ? code : defaultLanguage;
}

/** Loads the texts of an answer, in the default language where there are none in this one. */
export async function textsIn(language: string): Promise<OfflineTexts> {
  const { texts } = await offlineTexts[knownLanguage(language)]();
  return texts;
}

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name]));

function stateOf(date: string, today: string): State {
  const [older = "good", younger = older] = ageStatuses(age(date, today));
  if (older === younger) return older;
  return older === "replace" ? "replace-or-monitor" : "monitor-or-good";
}

function spokenDate({ year, month, week, day }: Candidate, { language, texts }: Check): string {
  if (week !== undefined) return fill(texts.week, { week, year });
  if (month === undefined) return String(year);
  return new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
    timeZone: "UTC",
  })
    .formatToParts(Date.UTC(year, month - 1, day ?? 1))
    .map(({ type, value }) => (type === "day" && value === "1" ? (texts.firstDay ?? value) : value))
    .join("");
}

function recommendation(candidates: readonly [Candidate, ...Candidate[]], check: Check): string {
  const { today, language, texts } = check;
  const [first, ...others] = candidates;
  const state = stateOf(first.date, today);
  const dates = others.map((other) =>
    fill(texts.otherDate, {
      date: spokenDate(other, check),
      state: texts.states[stateOf(other.date, today)],
    }),
  );
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(dates);
  const [action = "good"] = ageStatuses(age(first.date, today));
  return [
    texts.summaries[state],
    ...(dates.length === 0 ? [] : [fill(texts.otherDates, { dates: list })]),
    texts.actions[action],
  ].join(" ");
}

/** The API gives a week as its month. */
function calendarDate(candidate: Candidate): string {
  const month = monthOf(candidate);
  return candidate.week === undefined || month === undefined
    ? candidate.date
    : `${candidate.year}-${String(month).padStart(2, "0")}`;
}

const decodingOf = (decoding: Decoding): Schemas["Decoding"] =>
  decoding.status === "unreadable" ? unreadable : decoding;

type ProblemCode = Unread["problem"]["code"] | "no-public-rule" | "private-label" | "brand-open";

function problemText(code: ProblemCode, { brand, texts: { problems } }: Check): string {
  if (code === "looks-like-model") return problems[code];
  if (brand === undefined) return problems[code === "brand-open" ? "other-some" : "other-none"];
  return fill(problems[code === "brand-open" ? "private-label" : code], { brand: brand.label });
}

const failure = (
  check: Check,
  { code, ...rest }: Omit<Schemas["Problem"], "code"> & { readonly code: ProblemCode },
): Failure => ({
  success: false,
  error: problemText(code, check),
  decoding: unreadable,
  problem: { code, ...rest },
});

/** Without a known maker no date can be given, but what the number would mean under each brand that it fits. */
function answerOpen(check: Check): Failure {
  const { brand, serial, makers } = check;
  const found = makers.filter(({ reasons }) => reasons.some(({ code }) => code === "serial-shape"));
  const some = brand === undefined ? "brand-open" : "private-label";
  const none = brand === undefined ? "no-format" : "private-label";
  return failure(check, {
    code: looksLikeModel(serial) ? "looks-like-model" : found.length === 0 ? none : some,
    repairs: [],
    brands: found.map((one) => one.brand.slug),
    readings: found.map((one) => ({
      brand: one.brand.slug,
      label: one.brand.label,
      decoding: decodingOf(one.decoding),
    })),
  });
}

function answerUnreadable(check: Check, { problem }: Unread): Failure {
  const unknownRule = check.brand?.withoutFormat === "no-public-rule" && problem.code === "no-format";
  return failure(check, {
    code: unknownRule ? "no-public-rule" : problem.code,
    repairs: problem.repairs.map(({ serial, decoding }) => ({ serial, decoding: decodingOf(decoding) })),
    brands: problem.brands,
    readings: [],
  });
}

function outcome(check: Check) {
  const { brand, serial, model, today } = check;
  if (brand === undefined || brand.withoutFormat === "private-label") return answerOpen(check);
  const decoding = unlessModel(decode(brand, serial, { today, model }), serial);
  if (decoding.status === "unreadable") return answerUnreadable(check, decoding);
  const [first] = decoding.candidates;
  const { years, months, minMonths, maxMonths, precision } = age(first.date, today);
  return {
    success: true,
    manufacturingDate: calendarDate(first),
    ageYears: years,
    ageMonths: months,
    recommendation: recommendation(decoding.candidates, check),
    decoding,
    precision,
    ageRange: { minMonths, maxMonths },
    ambiguous: decoding.candidates.length > 1,
    confidence: first.confidence,
    recommendationCode: stateOf(first.date, today),
  } as const;
}

/**
 * Answers a check as the API does, but for what is known of the model. Nothing is recorded.
 *
 * @param language BCP 47 code; English for what there are no texts in.
 * @param now The moment of the check.
 * @returns `undefined` for a brand that the decoder does not know.
 */
export async function answerOffline(
  { brand: named, serialNumber, modelNumber = "" }: CheckInput,
  language: string,
  now: Date,
): Promise<CheckSuccess | CheckFailure | undefined> {
  const isOpen = normaliseBrand(named) === open;
  const brand = isOpen ? undefined : findBrand(named);
  if (!isOpen && brand === undefined) return undefined;
  const known = knownLanguage(language);
  const texts = await textsIn(known);
  const checkedAt = now.toISOString();
  const today = checkedAt.slice(0, 10);
  const slug = brand?.slug ?? open;
  const model = normaliseModel(modelNumber);
  const makers = likelyMakers({ serial: serialNumber, model, label: slug }, { today });
  return {
    brand: slug,
    serialNumber: normaliseSerial(serialNumber),
    modelNumber: model,
    ...outcome({ brand, serial: serialNumber, model, makers, today, language: known, texts }),
    ...(makers.length > 0 && { makers: makers.map(toMakerSummary) }),
    recorded: false,
    checkedAt,
  };
}
