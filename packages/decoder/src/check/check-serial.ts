import { toContext } from "../engine/decode.ts";
import { type Candidate, type Decoding, isNearMiss, type Repair } from "../engine/decoding.ts";
import type { Brand } from "../engine/format.ts";
import { hasFormat } from "../engine/has-format.ts";
import { normaliseSerial, shownModel } from "../engine/normalise.ts";
import { kindByDigits } from "../engine/other-number.ts";
import { shownSerial } from "../engine/unknown-characters.ts";
import { requireObject } from "../engine/read-arguments.ts";
import { sureness } from "../engine/readings.ts";
import { findLookAlikes } from "../engine/repair.ts";
import { forBrand, type Note, separateNotes, type SeparatedText } from "../engine/separate-notes.ts";
import { separateSerial } from "../identify.ts";
import { decode, findBrand, identify, isBrand } from "../index.ts";
import type { LikelyMaker } from "../makers/likely-makers.ts";
import type { modelKnowledge } from "../makers/model-knowledge.ts";
import type {
  CheckProblem,
  CheckResult,
  CheckWarning,
  DatedReading,
  Reading,
  UndatedCheckResult,
} from "./check-result.ts";
import { compareNotes, findContradiction, rankByNotes } from "./compare-notes.ts";
import { datedFields } from "./dated-fields.ts";
import { calendarDate } from "./dated-states.ts";
import type { Check } from "./parse-check.ts";

type RecognizesModels = "looksLikeModel" | "unlessModel";

/**
 * The functions that read model numbers and draw conclusions from them. They are passed in because their rules are
 * larger than everything besides them, and most checks don't need them. Pass `modelKnowledge` of
 * `@heater-age/decoder/makers`, or the smaller `@heater-age/decoder/models` for a maker's own brand, which has no
 * likely makers.
 */
export type ModelKnowledge = Pick<typeof modelKnowledge, RecognizesModels> &
  Partial<Omit<typeof modelKnowledge, RecognizesModels>>;

/** What a check needs besides its input. */
export interface CheckOptions {
  /** Calendar date `"YYYY-MM-DD"` at the visitor's location. Ages are calculated for this day. */
  readonly today: string;
  /** Without it, model numbers are not recognized and no likely makers are named. See {@link needsModelKnowledge}. */
  readonly knowledge?: ModelKnowledge | undefined;
}

const unreadable: Reading = { status: "unreadable", candidates: [] };

const toReading = (decoding: Decoding): Reading => (decoding.status === "unreadable" ? unreadable : decoding);

const toReadRepair = ({ serial, decoding }: Repair) => ({ serial, decoding: toReading(decoding) });

/**
 * Returns whether the serial number is read by the rules of one brand. "Other" and private labels have no such brand.
 */
const hasRules = (brand: Brand | undefined): brand is Brand =>
  brand !== undefined && brand.withoutFormat !== "private-label";

/**
 * Returns the dates in the serial number of a check, or `undefined` when its brand is unknown and any brand may fit.
 *
 * @throws {RangeError} when `today` is not a calendar date.
 */
export function decodeCheck(
  { brand, rawSerial, rawModel }: Pick<Check<Brand>, "brand" | "rawSerial" | "rawModel">,
  { today, knowledge }: CheckOptions,
): Decoding | undefined {
  if (!hasRules(brand)) return undefined;
  const decoding = decode(brand, rawSerial, { today, model: rawModel });
  return knowledge?.unlessModel(decoding, rawSerial) ?? decoding;
}

/** Returns the brands with a format of this shape and the dates under each, likeliest first. */
function matchingBrands(
  { rawSerial, model }: Check<Brand>,
  makers: readonly LikelyMaker[],
  options: CheckOptions,
) {
  return options.knowledge?.likelyMakers === undefined
    ? identify(rawSerial, { today: options.today, model })
    : makers.filter(({ reasons }) => reasons.some(({ code }) => code === "serial-shape"));
}

function unknownBrandProblem(
  check: Check<Brand>,
  noSerial: SeparatedText["problem"],
  makers: readonly LikelyMaker[],
  options: CheckOptions,
): CheckProblem {
  const none = { repairs: [], brands: [], readings: [] };
  if (noSerial !== undefined) return { ...none, ...noSerial };
  const matching = matchingBrands(check, makers, options);
  const kind = matching.length === 0 ? kindByDigits(check.serial) : undefined;
  if (kind !== undefined) return { ...none, code: "other-number", kind };
  const code =
    check.brand !== undefined ? "private-label" : matching.length === 0 ? "no-format" : "brand-open";
  return {
    code: options.knowledge?.looksLikeModel(check.rawSerial) === true ? "looks-like-model" : code,
    repairs: [],
    brands: matching.map(({ brand }) => brand.slug),
    readings: matching.map(({ brand, decoding }) => ({
      brand: brand.slug,
      label: brand.label,
      decoding: toReading(decoding),
    })),
  };
}

function undecodableProblem(
  { brand }: Check<Brand>,
  { problem: { code, repairs, brands, hint, kind } }: Extract<Decoding, { readonly status: "unreadable" }>,
): CheckProblem {
  const why = code === "no-format" ? brand?.withoutFormat : undefined;
  return {
    code: why ?? code,
    repairs: repairs.map(toReadRepair),
    brands,
    readings: [],
    ...(hint && { hint }),
    ...(kind && { kind }),
    ...(brand?.market && { market: brand.market }),
  };
}

/** Returns the warning that names a number that looks the same and fits better. */
const toLookAlike = ({ serial, decoding }: Repair): readonly CheckWarning[] =>
  decoding.status === "unreadable"
    ? []
    : [{ code: "look-alike", values: { serial, date: calendarDate(decoding.candidates[0]) } }];

const measureSureness = (candidates: readonly Candidate[]): number =>
  candidates[0] === undefined ? -1 : sureness(candidates[0].confidence);

// What was typed isn't a serial number, so no other machine has it either.
const NO_SERIAL: ReadonlySet<CheckProblem["code"]> = new Set([
  "looks-like-model",
  "not-stated",
  "other-number",
]);

/** Adds the furnaces and air conditioners whose rules fit the number better than those of any water heater. */
function withEquipment(
  problem: CheckProblem,
  { rawSerial }: Check<Brand>,
  { today, knowledge }: CheckOptions,
): CheckProblem {
  if (knowledge?.otherEquipment === undefined || NO_SERIAL.has(problem.code)) return problem;
  const possible = knowledge.otherEquipment(rawSerial, { today });
  // All brands are only read if there is something to compare with.
  if (possible.length === 0) return problem;
  const [likeliest] = identify(rawSerial, { today });
  const heater = likeliest === undefined ? -1 : measureSureness(toReading(likeliest.decoding).candidates);
  const equipment = possible.filter(({ candidates }) => measureSureness(candidates) > heater);
  return equipment.length === 0 ? problem : { ...problem, equipment };
}

/**
 * Returns a warning if the number, whose date isn't sure, has the shape of a furnace's or air conditioner's as well. A
 * shape that many numbers have is only named beside a date from years without a known heater.
 */
function alsoEquipment(
  { rawSerial }: Check<Brand>,
  [{ confidence, reasons }]: DatedReading["candidates"],
  { today, knowledge }: CheckOptions,
): readonly CheckWarning[] {
  if (confidence === "high" || knowledge?.otherEquipment === undefined) return [];
  const [equipment] = knowledge.otherEquipment(rawSerial, { today });
  const isLikely =
    equipment?.candidates[0]?.confidence !== "low" ||
    reasons.some(({ code }) => code === "outside-attested-years");
  return equipment && isLikely ? [{ code: "also-other-equipment", values: { maker: equipment.maker } }] : [];
}

/**
 * Returns the result of a check: the possible dates with age and state, or why there is none and what may help. For a
 * brand that other companies build, it names the likely makers. The same check on the same day has the same result.
 *
 * @throws {RangeError} when `today` is not a calendar date.
 * @throws {TypeError} when the check is missing, as after errors in `parseCheck`, or the options are.
 *
 * @example
 * const { check } = parseCheck({ brand: "rheem", serialNumber: "RH0504B01826" }, { findBrand });
 * checkSerial(check, { today: "2026-11-20", knowledge: modelKnowledge });
 * //=> { success: true, manufacturingDate: "2004-05", ageYears: 22, ageMonths: 6, recommendationCode: "replace", … }
 */
export function checkSerial(parsed: Check<Brand>, options: CheckOptions): CheckResult {
  requireObject("checkSerial", "check", 'the "check" that parseCheck() returns without errors', parsed);
  requireObject("checkSerial", "options", 'an object with "today"', options);
  const given = underModelName(parsed);
  const { today, knowledge } = options;
  const { numbers, notes: notesBeside, problem: noSerial } = separate(given);
  const notes = given.note ? [...notesBeside, given.note] : notesBeside;
  const [rawSerial] = numbers;
  const fits = (serial: string): boolean => given.brand !== undefined && hasFormat(given.brand, serial);
  const check = { ...given, rawSerial, serial: shownSerial(rawSerial, fits) };
  const { slug, serial, model, rawModel } = check;
  const warnings = [...(check.warnings ?? []), ...otherNames(notes, slug)];
  const isOne = numbers.length === 1;
  const likelyMakers = isOne ? knowledge?.likelyMakers : undefined;
  const makers = likelyMakers?.({ serial: rawSerial, model, label: slug }, { today }) ?? [];
  const input = {
    brand: slug,
    serialNumber: serial,
    modelNumber: shownModel(rawModel),
    ...(warnings.length > 0 && { warnings }),
    ...(knowledge?.toMakerSummary && makers.length > 0 && { makers: makers.map(knowledge.toMakerSummary) }),
  };
  const undated = (problem: CheckProblem): UndatedCheckResult => ({
    ...input,
    success: false,
    decoding: unreadable,
    problem,
  });

  if (!isOne) return undated(twoNumbers(check, numbers, options));
  const decoding = decodeCheck(check, options);
  if (decoding === undefined) {
    const problem = withEquipment(unknownBrandProblem(check, noSerial, makers, options), check, options);
    const agreed = agreedDate(problem, serial);
    if (agreed === undefined) return undated(problem);
    const compared = compareNotes(notes, [agreed]);
    return {
      ...input,
      ...datedFields([agreed], today),
      warnings: [...warnings, severalBrands(problem), ...compared],
    };
  }
  if (decoding.status === "unreadable")
    return undated(withEquipment(undecodableProblem(check, decoding), check, options));

  const candidates = rankByNotes(decoding.candidates, notes);
  const repairs = decoding.repairs ?? repairsByNotes(check, candidates, notes, options);
  const doubts = [
    ...warnings,
    ...notSoldThen(check, candidates),
    ...warnedReasons(candidates),
    ...alsoEquipment(check, candidates, options),
    ...compareNotes(notes, candidates),
    ...repairs.flatMap(toLookAlike),
  ];
  return {
    ...input,
    ...datedFields(candidates, today),
    ...(doubts.length > 0 && { warnings: doubts }),
  };
}

/** Returns the check with the rules of the name that its model number has in another market. */
function underModelName(check: Check<Brand>): Check<Brand> {
  const name = check.brand?.models?.find(({ shape, soldAs }) => soldAs && shape.test(check.model))?.soldAs;
  const brand = name === undefined ? undefined : findBrand(name);
  return brand ? { ...check, brand } : check;
}

/** Returns the serial number of a check as typed and the notes beside it. */
const separate = ({ brand, rawSerial }: Check<Brand>): SeparatedText =>
  brand !== undefined && brand.formats.length > 0
    ? separateNotes(rawSerial, {
        ...forBrand(brand),
        isName: (words) => findBrand(words) !== undefined,
      })
    : separateSerial(rawSerial);

/** Returns the problem of a text that holds several serial numbers. Each of them can be chosen. */
const twoNumbers = (
  check: Check<Brand>,
  numbers: SeparatedText["numbers"],
  options: CheckOptions,
): CheckProblem => ({
  code: "two-numbers",
  repairs: numbers.map((rawSerial) => {
    const decoding = decodeCheck({ ...check, rawSerial }, options);
    return { serial: normaliseSerial(rawSerial), decoding: decoding ? toReading(decoding) : unreadable };
  }),
  brands: [],
  readings: [],
});

/** Up to nine plain digits can be those of an article or a certificate (AHRI) as well. */
const FEW_DIGITS = /^\d{1,9}$/u;

/**
 * Returns the date on which all brands with such numbers agree. Without the brand, it has at most medium confidence; a
 * weak rule that fits alone, and a short number without letters, prove nothing.
 */
function agreedDate({ code, equipment, readings }: CheckProblem, serial: string): Candidate | undefined {
  const [first] = readings[0]?.decoding.candidates ?? [];
  if (code !== "brand-open" || equipment || first === undefined || first.confidence === "low")
    return undefined;
  if (FEW_DIGITS.test(serial)) return undefined;
  const agrees = ({ candidates }: Reading): boolean =>
    candidates.length === 1 && candidates[0]?.date === first.date;
  return readings.every(({ decoding }) => agrees(decoding)) ? { ...first, confidence: "medium" } : undefined;
}

const MAX_NAMES = 6;

/** Returns the warning that names the likeliest brands whose numbers have the date. */
function severalBrands({ readings }: CheckProblem): CheckWarning {
  const names = readings.slice(0, MAX_NAMES).map(({ label }) => label);
  if (readings.length > MAX_NAMES) names.push("…");
  return { code: "several-brands", values: { brands: names.join(", ") } };
}

/** Returns a warning for each brand's name beside the serial number that is not the brand of the check. */
const otherNames = (notes: readonly Note[], slug: string): readonly CheckWarning[] =>
  notes.flatMap(({ text, date }) => {
    const named = date === undefined ? findBrand(text) : undefined;
    const isOther = named !== undefined && named.slug !== slug;
    return isOther ? [{ code: "note-other-brand" as const, values: { note: text } }] : [];
  });

/** Returns the reasons that warn about the number itself. */
function warnedReasons([{ reasons }]: DatedReading["candidates"]): readonly CheckWarning[] {
  const codes = ["unknown-characters", "unknown-outside-date", "accessory-number", "counter-misfit"] as const;
  return codes.filter((code) => reasons.some((reason) => reason.code === code)).map((code) => ({ code }));
}

/** Returns the numbers that look alike and have a date that no note contradicts. */
const repairsByNotes = (
  check: Check<Brand>,
  candidates: DatedReading["candidates"],
  notes: readonly Note[],
  { today }: CheckOptions,
): readonly Repair[] => {
  const isContradicted = (candidate: Candidate): boolean => findContradiction(candidate, notes) !== undefined;
  if (!check.brand || !candidates.every(isContradicted)) return [];
  const context = toContext(check.serial, check.serial, { today, model: check.rawModel });
  return findLookAlikes(check.brand, check.serial, context).filter(
    ({ decoding }) => decoding.status !== "unreadable" && !isContradicted(decoding.candidates[0]),
  );
};

/** Returns a warning if heaters with the model number were sold in none of the possible years. */
function notSoldThen(
  { brand, model }: Check<Brand>,
  [{ reasons }]: DatedReading["candidates"],
): readonly CheckWarning[] {
  if (!reasons.some(({ code }) => code === "model-contradicts")) return [];
  const {
    line = "",
    from = 0,
    to,
  } = brand?.models?.find((each) => each.line && each.shape.test(model)) ?? {};
  return [{ code: "model-not-sold-then", values: { line, from, ...(to && { to }) } }];
}

/**
 * Returns whether model numbers or likely makers could change a result that was made without them. Load their rules
 * only if so.
 *
 * @example
 * const result = checkSerial(check, { today });
 * const complete = needsModelKnowledge(check, result) ? checkSerial(check, { today, knowledge: await load() }) : result;
 */
export function needsModelKnowledge(check: Check<Brand>, { decoding }: CheckResult): boolean {
  return (
    mayHaveOtherMaker(check) || decoding.status === "unreadable" || decoding.candidates.every(isNearMiss)
  );
}

/** Returns whether another company may have built heaters of this name, so that likely makers can be looked up. */
export const mayHaveOtherMaker = ({ slug, brand }: Check<Brand>): boolean =>
  // Sears never built heaters, though the rules for its Kenmore numbers are known.
  brand?.withoutFormat === "no-public-rule"
    ? brand.maker === ""
    : !isBrand(slug) || slug === "kenmore" || brand?.maker === "";
