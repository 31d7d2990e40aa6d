/**
 * Why a reading is offered, and the evidence for or against it. Codes are permanent and name no brand; callers turn
 * them into sentences. The values for a sentence are listed after its code.
 *
 * From the shape of the number:
 *
 * - `brand-format`: matches the brand's format exactly
 * - `year-from-table`: the maker's table says which running numbers a year has
 * - `eight-digits-after-letters`: the running number got its eighth digit then; value `since`
 * - `seven-digits-after-letters`: a running number of seven digits ended then; value `until`
 * - `four-digit-year`: the year is printed in full
 * - `plant-letter-means-week`: this plant letter goes with a week, not a month
 * - `manufacturer-exception`: a printing error that the maker has announced
 * - `decade-from-month-code`: the month code gives the decade
 * - `printed-form`: the printed dots or hyphens decide
 * - `unknown-outside-date`: characters can't be read, but none of the date
 * - `boilers-and-gas-heaters`: the rule is that of boilers and gas heaters
 * - `small-electric-heaters`: the rule is that of small electric heaters, which another company of the group builds
 * - `month-not-padded`: the month has no leading zero, so it can't be separated from the digits next to it
 *
 * What may decide between several readings:
 *
 * - `letters-repeat`: the year letters repeat; value `every`
 * - `older-cycle`: the letters also meant this older year; value `year`
 * - `single-year-digit`: one digit carries the year
 * - `counter-fits`: the running number fits that date; value `expected`
 * - `counter-misfit`: the running number is far from the expected one; value `expected`
 * - `check-running-number`: a newer date is possible unless every digit of the running number was read correctly
 * - `model-fits`: the model number belongs to these years
 * - `model-excludes`: the model number rules that reading out; value `year`
 * - `formats-overlap`: another format of the brand has the same shape
 *
 * What makes us less sure:
 *
 * - `accessory-number`: the number is that of a controller, a gateway or a module, whose date isn't the heater's
 * - `unknown-characters`: characters of the date can't be read, so other dates are possible
 * - `model-contradicts`: heaters with that model number weren't sold in any of the possible years
 * - `date-beside-contradicts`: a date beside the number contradicts it; value `note`
 * - `year-estimated-from-count`: the year is our estimate from a running number that a whole group shares
 * - `outside-attested-years`: sources show dated heaters for these years only; values `from` and `to`
 * - `near-miss-tail`: the running number is longer or shorter than known; value `length`
 * - `fits-other-brand`: another brand has a format of exactly this shape, and the date is unsure; value `brand`
 * - `also-other-number`: the digits are also those of a number of another kind; value `kind`
 * - `week-is-approximate`: plus or minus a week, because no calendar fits all dated heaters
 * - `no-such-week`: the year has no week 53, so only the year is sure: week 52 or week 1 of the next may be meant;
 *   values `year` and `next`
 * - `week-or-month-disputed`: sources disagree on whether these digits are week or month; the year is certain
 * - `year-table-disputed`: sources disagree on the year by one
 * - `sources-disagree`: sources give different rules
 * - `may-be-undated`: another source says that such numbers contain no date
 * - `single-source`: only one source states the rule
 * - `inferred-from-sister-brand`: no heater of this brand was seen; the rule is its maker's
 * - `inferred-rule`: our own reading of the pattern, no source states it
 * - `maker-varies`: the name was used by more than one maker
 */
export type ReasonCode =
  | "brand-format"
  | "year-from-table"
  | "date-beside-contradicts"
  | "year-estimated-from-count"
  | "eight-digits-after-letters"
  | "seven-digits-after-letters"
  | "four-digit-year"
  | "plant-letter-means-week"
  | "manufacturer-exception"
  | "decade-from-month-code"
  | "printed-form"
  | "boilers-and-gas-heaters"
  | "small-electric-heaters"
  | "month-not-padded"
  | "unknown-outside-date"
  | "accessory-number"
  | "unknown-characters"
  | "letters-repeat"
  | "older-cycle"
  | "single-year-digit"
  | "counter-fits"
  | "counter-misfit"
  | "check-running-number"
  | "model-fits"
  | "model-excludes"
  | "formats-overlap"
  | "model-contradicts"
  | "outside-attested-years"
  | "near-miss-tail"
  | "fits-other-brand"
  | "also-other-number"
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

/** A reason as a code with the values for its sentence. */
export interface Reason {
  readonly code: ReasonCode;
  readonly values?: Readonly<Record<string, string | number>>;
}
