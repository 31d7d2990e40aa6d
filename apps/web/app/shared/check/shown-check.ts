import type { ModelAnswer } from "@heater-age/client";
import type { PlatePlace } from "@heater-age/decoder";
import {
  type CheckResult,
  type DatedCheckResult,
  datedFields,
  type Offer,
  type UndatedCheckResult,
} from "@heater-age/decoder/check";
import type { LifeType } from "@heater-age/decoder/life";
import type { Language } from "@heater-age/messages";
import type { ClockDoubt } from "../browser/today.ts";
import type { CheckInput } from "./input.ts";

/**
 * Whether a check was recorded:
 *
 * - `recorded`: the API has recorded it
 * - `waits`: the device keeps it until the API can store it
 * - `not-stored`: the API responded, but could not store it, and neither could the device
 * - `no-answer`: the API did not respond, the page used the decoder, and the device could not store it
 * - `from-address`: the page was opened with the check in its address, which never records
 */
export type Recording = "recorded" | "waits" | "not-stored" | "no-answer" | "from-address";

/** Facts about a model: everything that the API knows, or the part in the response to a check. */
export type KnownModel = Pick<ModelAnswer, "estimated" | "modelInfo" | "source"> &
  Partial<Pick<ModelAnswer, "confidence" | "match" | "matchedModel" | "sources">>;

/** The result of a check, with the data that its page adds. */
interface CheckOnPage<Result extends CheckResult> {
  /** With the serial number as typed, because dots and dashes can distinguish formats. */
  readonly input: CheckInput;
  readonly result: Result;
  /** Name of the brand. Empty for "other". */
  readonly label: string;
  /** Calendar date `"YYYY-MM-DD"` for which the ages are calculated. */
  readonly today: string;
  readonly recording: Recording;
  /** The model from the API's response to the check, with the language of its texts. */
  readonly model?: KnownModel & { readonly language: Language };
  /** Set if that date may be wrong because the clock of the device may be. */
  readonly doubt?: ClockDoubt;
  /** Why the API did not respond, in the visitor's language. Shown if the decoder in the page found no date. */
  readonly trouble?: string;
  /** Where the brand's rating plate is. */
  readonly plate: PlatePlace;
  /** The kind of heater from the model number. */
  readonly kind?: LifeType;
}

/** A check whose serial number has a date. */
export type DatedCheck = CheckOnPage<DatedCheckResult>;

/** A check whose serial number has no single date. */
export interface UndatedCheck extends CheckOnPage<UndatedCheckResult> {
  /** What the number may be instead, surest first. */
  readonly offers: readonly Offer[];
}

/** A check as shown on its page. */
export type ShownCheck = DatedCheck | UndatedCheck;

/** The API refused the check; the message is in the visitor's language. */
export interface Refusal {
  readonly input: CheckInput;
  readonly message: string;
}

/** Returns whether the serial number of a check has a date. */
export const isDated = (check: ShownCheck): check is DatedCheck => check.result.success;

/** Returns whether the running number contradicts the date, so that a state would promise too much. */
export const hasCounterMisfit = ({ warnings = [] }: DatedCheckResult): boolean =>
  warnings.some(({ code }) => code === "counter-misfit");

/** Returns a check with fewer dates, or as of another day. */
export const withDates = (
  check: DatedCheck,
  candidates: DatedCheckResult["decoding"]["candidates"],
  today: string,
): DatedCheck => ({ ...check, today, result: { ...check.result, ...datedFields(candidates, today) } });

/**
 * Returns a check as of a day, for which ages are calculated. Returns the same object if it is already of that day.
 */
export function onDay(check: ShownCheck, today: string): ShownCheck {
  if (check.today === today) return check;
  return isDated(check) ? withDates(check, check.result.decoding.candidates, today) : { ...check, today };
}
