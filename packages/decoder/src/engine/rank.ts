import type { Candidate } from "./decoding.ts";
import type { Brand, Format } from "./format.ts";
import { sureness } from "./readings.ts";
import type { Reason, ReasonCode } from "./reasons.ts";

const has = ({ reasons }: Candidate, code: ReasonCode): boolean =>
  reasons.some((reason) => reason.code === code);
const because = (candidate: Candidate, ...reasons: readonly Reason[]): Candidate => ({
  ...candidate,
  reasons: [...candidate.reasons, ...reasons],
});
/** 0 when the running number fits the date, 2 when it contradicts it, 1 when it says nothing. */
const counterRank = (candidate: Candidate): number =>
  has(candidate, "counter-fits") ? 0 : has(candidate, "counter-misfit") ? 2 : 1;

/** Keeps the readings of formats whose printed form the text has, when there are any. */
function settleByPrint(candidates: readonly Candidate[], formats: readonly Format[], typed: string) {
  const printed = formats.filter((format) => format.printed?.test(typed)).map(({ id }) => id);
  const kept = candidates.filter(({ format }) => printed.includes(format));
  return kept.length === 0
    ? candidates
    : kept.map((candidate) => because(candidate, { code: "printed-form" }));
}

/** Drops the readings that the model number rules out, unless none would be left. */
function settleByModel(candidates: readonly Candidate[], { models = [] }: Brand, model: string) {
  const known = models.filter(({ shape }) => shape.test(model));
  if (known.length === 0) return candidates;
  const fits = ({ year, format }: Candidate) =>
    known.some(
      ({ from, to, formats }) =>
        year >= from && (to === null || year <= to) && (formats === undefined || formats.includes(format)),
    );
  const kept = candidates.filter(fits);
  const excluded = candidates.filter((candidate) => !fits(candidate));
  if (kept.length === 0 || excluded.length === 0) return candidates;
  const exclusions = excluded.map(({ year }): Reason => ({ code: "model-excludes", values: { year } }));
  return kept.map((candidate) => because(candidate, { code: "model-fits" }, ...exclusions));
}

/**
 * Orders readings, best first, by stated rules and nothing else:
 *
 * 1. a form that was typed as printed, with its dots and hyphens, settles the format;
 * 2. a model number that belongs to some years only rules out the others;
 * 3. a running number that fits the date comes before one that says nothing, and that before one that contradicts;
 * 4. the surer format comes first;
 * 5. the newer date comes first, because most heaters in use are young.
 *
 * Of several readings with the same date the first is kept.
 */
export function rank(
  brand: Brand,
  candidates: readonly Candidate[],
  { typed, model }: { readonly typed: string; readonly model: string },
): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const settled = settleByModel(settleByPrint(candidates, brand.formats, typed), brand, model);
  const ordered = settled.toSorted(
    (a, b) =>
      counterRank(a) - counterRank(b) ||
      sureness(b.confidence) - sureness(a.confidence) ||
      (a.date < b.date ? 1 : a.date > b.date ? -1 : 0),
  );
  const distinct = ordered.filter(
    ({ date }, index) => ordered.findIndex((other) => other.date === date) === index,
  );
  const overlap = distinct.some(({ format }) => format !== distinct[0]?.format);
  return overlap ? distinct.map((candidate) => because(candidate, { code: "formats-overlap" })) : distinct;
}
