/**
 * Why a reading is offered, and what speaks for or against it. Codes are permanent and name no brand; the sentences are
 * the reader's business. The values that go with a code are named behind it.
 *
 * What the shape of the number says:
 *
 * - `brand-format`: matches the brand's format exactly
 * - `year-from-table`: the maker's table says which running numbers a year has
 * - `eight-digits-after-letters`: the running number got its eighth digit then; value `since`
 * - `seven-digits-after-letters`: a running number of seven digits ended then; value `until`
 * - `four-digit-year`: the year is printed in full
 * - `plant-letter-means-week`: this plant letter goes with a week, not a month
 * - `manufacturer-exception`: a printing error that the maker has made known
 * - `decade-from-month-code`: the month code tells the decade
 * - `printed-form`: the dots or hyphens as printed decide
 * - `month-not-padded`: the month has no leading zero, so it cannot be told apart
 *
 * What may settle several readings:
 *
 * - `letters-repeat`: the year letters start again; value `every`
 * - `older-cycle`: the letters also stood for this older year; value `year`
 * - `single-year-digit`: one digit carries the year
 * - `counter-fits`: the running number is where it should be at that date; value `expected`
 * - `counter-misfit`: the running number is far from where it should be; value `expected`
 * - `check-running-number`: a newer date is possible unless every digit of the running number was read right
 * - `model-fits`: the model number belongs to these years
 * - `model-excludes`: the model number rules that reading out; value `year`
 * - `formats-overlap`: another format of the brand has the same shape
 *
 * What makes us less sure:
 *
 * - `year-estimated-from-count`: the year is our estimate from a running number that a whole group shares
 * - `outside-attested-years`: sources show dated heaters for these years only; values `from` and `to`
 * - `near-miss-tail`: the running number is longer or shorter than known; value `length`
 * - `near-miss-characters`: the running number holds characters it is not known to hold
 * - `fits-other-brand`: another brand has a format of exactly this shape; value `brand`
 * - `week-is-approximate`: no calendar fits all dated heaters: plus or minus a week
 * - `no-such-week`: the year has no week 53, so only the year is sure: week 52 or week 1 of the next may be meant; values
 *   `year` and `next`
 * - `week-or-month-disputed`: sources differ whether these digits are week or month; the year is safe
 * - `year-table-disputed`: sources differ about the year by one
 * - `sources-disagree`: sources give different rules
 * - `may-be-undated`: another source says that such numbers only count
 * - `single-source`: one source alone states the rule
 * - `inferred-from-sister-brand`: no heater of this brand seen; the rule is its maker's
 * - `inferred-rule`: our own reading of the pattern, no source states it
 * - `maker-varies`: the name was used by more than one maker
 */
export type ReasonCode =
  | "brand-format"
  | "year-from-table"
  | "year-estimated-from-count"
  | "eight-digits-after-letters"
  | "seven-digits-after-letters"
  | "four-digit-year"
  | "plant-letter-means-week"
  | "manufacturer-exception"
  | "decade-from-month-code"
  | "printed-form"
  | "month-not-padded"
  | "letters-repeat"
  | "older-cycle"
  | "single-year-digit"
  | "counter-fits"
  | "counter-misfit"
  | "check-running-number"
  | "model-fits"
  | "model-excludes"
  | "formats-overlap"
  | "outside-attested-years"
  | "near-miss-tail"
  | "near-miss-characters"
  | "fits-other-brand"
  | "week-is-approximate"
  | "no-such-week"
  | "week-or-month-disputed"
  | "year-table-disputed"
  | "sources-disagree"
  | "may-be-undated"
  | "single-source"
  | "inferred-from-sister-brand"
  | "inferred-rule"
  | "maker-varies";

/** A reason as a code with the values that its sentence needs. */
export interface Reason {
  readonly code: ReasonCode;
  readonly values?: Readonly<Record<string, string | number>>;
}
