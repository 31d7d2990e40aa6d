import { monthOfWeek } from "./calendar.ts";
import type { Candidate } from "./decoding.ts";
import type { Brand, Format } from "./format.ts";
import { canHaveDate } from "./model-years.ts";
import { demoted, sureness } from "./readings.ts";
import type { Reason } from "./reasons.ts";

const CONTRADICTED: readonly Reason[] = [{ code: "model-contradicts" }];
const OVERLAP: readonly Reason[] = [{ code: "formats-overlap" }];

/** Returns a candidate with more reasons, behind those that it has. */
export const withReasons = (candidate: Candidate, reasons: readonly Reason[]): Candidate => ({
  ...candidate,
  reasons: [...candidate.reasons, ...reasons],
});

// "S/N:", "Serial No." and similar before a number typed as printed.
const CAPTION = /^S(?:\W{0,3}NO?|ER(?:IAL)?(?:\W{0,3}N(?:UMBER|UM|O|R))?)\W+/u;

/**
 * Returns 0 when the running number fits the date, 2 when it contradicts it, 3 when only a misread running number
 * would make an older date likely, and 1 without evidence.
 */
function counterRank({ reasons }: Candidate): number {
  for (const { code } of reasons) {
    if (code === "counter-fits") return 0;
    if (code === "counter-misfit") return 2;
    if (code === "check-running-number") return 3;
  }
  return 1;
}

const monthIn = ({ year, month = 0, week }: Candidate): number =>
  week === undefined ? month : monthOfWeek(year, week);

/** Returns a negative number when `a` comes before `b`. */
const compare = (a: Candidate, b: Candidate): number =>
  sureness(b.confidence) - sureness(a.confidence) ||
  counterRank(a) - counterRank(b) ||
  b.year - a.year ||
  monthIn(b) - monthIn(a) ||
  (a.date < b.date ? 1 : a.date > b.date ? -1 : 0);

function isFirstOfItsDate(ordered: readonly Candidate[], { year, date }: Candidate, index: number): boolean {
  for (let before = 0; before < index; before += 1) {
    const other = ordered[before];
    if (other?.year === year && other.date === date) return false;
  }
  return true;
}

/** Inserts a reading after those that rank before it or equal it. For two or three readings, faster than a sort. */
function insert(ordered: Candidate[], candidate: Candidate): void {
  for (let at = ordered.push(candidate) - 1; at > 0; at -= 1) {
    const before = ordered[at - 1];
    if (!before || compare(candidate, before) >= 0) return;
    ordered[at] = before;
    ordered[at - 1] = candidate;
  }
}

/** Returns only the readings of formats whose printed form matches the text, if there are any. */
function disambiguateByPrint(candidates: readonly Candidate[], formats: readonly Format[], typed: string) {
  const text = typed.trim().toUpperCase().replace(CAPTION, "");
  const printed = formats.filter((format) => format.printed?.test(text)).map(({ id }) => id);
  const fitting = candidates.filter(({ format }) => printed.includes(format));
  return fitting.length === 0
    ? candidates
    : fitting.map((candidate) => withReasons(candidate, [{ code: "printed-form" }]));
}

/**
 * Returns the readings without those that the model number rules out. If that would drop all of them, one of the two
 * numbers is wrong: all are kept, and become less sure.
 */
function disambiguateByModel(candidates: readonly Candidate[], { models = [] }: Brand, model: string) {
  const known = models.filter(({ shape }) => shape.test(model));
  const fits = (candidate: Candidate) => known.some((line) => canHaveDate(line, candidate));
  const fitting = candidates.filter(fits);
  if (fitting.length === 0 && known.some(({ line }) => line))
    return candidates.map((candidate) => ({
      ...withReasons(candidate, CONTRADICTED),
      confidence: demoted(candidate.confidence),
    }));
  if (fitting.length === 0 || fitting.length === candidates.length) return candidates;
  const excluded = candidates.filter((candidate) => !fits(candidate));
  const reasons: readonly Reason[] = [
    { code: "model-fits" },
    ...excluded.map(({ year }): Reason => ({ code: "model-excludes", values: { year } })),
  ];
  return fitting.map((candidate) => withReasons(candidate, reasons));
}

/** Returns no high reading if another format has another date that isn't low, because only one can be right. */
function doubtOverlaps(candidates: readonly Candidate[]): readonly Candidate[] {
  const [first, ...others] = candidates.filter(({ confidence }) => confidence !== "low");
  const isOpen = others.some(({ format, date }) => format !== first?.format && date !== first?.date);
  if (!isOpen) return candidates;
  return candidates.map((candidate) =>
    candidate.confidence === "high" ? { ...candidate, confidence: "medium" } : candidate,
  );
}

/**
 * Orders readings, likeliest first, by these rules alone:
 *
 * 1. text typed as printed, with its dots and hyphens, decides the format;
 * 2. a model number made only in some years rules out the others, or makes all of them less sure;
 * 3. the surer date comes first: a running number that contradicts a date makes it less sure, and two formats with
 *    different dates leave none that is high;
 * 4. a running number that fits the date ranks first, one that contradicts it ranks last;
 * 5. the newer date comes first, because most heaters in use are young.
 *
 * Of several readings with the same date, only the first is returned.
 */
export function rank(
  brand: Brand,
  candidates: readonly Candidate[],
  { typed, model }: { readonly typed: string; readonly model: string },
): readonly Candidate[] {
  if (candidates.length < 2 && model === "") return candidates;
  const byPrint =
    typed === "" || candidates.length < 2
      ? candidates
      : disambiguateByPrint(candidates, brand.formats, typed);
  const byModel = model === "" ? byPrint : disambiguateByModel(byPrint, brand, model);
  const ordered: Candidate[] = [];
  for (const candidate of doubtOverlaps(byModel)) insert(ordered, candidate);
  const distinct = ordered.filter((candidate, index) => isFirstOfItsDate(ordered, candidate, index));
  const first = distinct[0]?.format;
  return distinct.some(({ format }) => format !== first)
    ? distinct.map((candidate) => withReasons(candidate, OVERLAP))
    : distinct;
}
