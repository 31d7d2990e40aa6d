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
import type { ClockDoubt } from "../clock/today.ts";
import type { CheckInput } from "./input.ts";

/**
 * Whether a check was recorded:
 *
 * - `recorded`: the API has it
 * - `not-stored`: the API answered, but could not store it
 * - `no-answer`: the API did not answer, and the page decoded the serial number itself
 * - `from-address`: the page was opened with the check in its address, which never records
 */
export type Recording = "recorded" | "not-stored" | "no-answer" | "from-address";

/** Facts about a model: all that the API knows, or those that the answer to a check carries. */
export type KnownModel = Pick<ModelAnswer, "estimated" | "modelInfo" | "source"> &
  Partial<Pick<ModelAnswer, "confidence" | "match" | "matchedModel" | "sources">>;

/** The result of a check, and what its page adds to it. */
interface CheckOnPage<Result extends CheckResult> {
  /** With the serial number as typed: dots and dashes can tell formats apart. */
  readonly input: CheckInput;
  readonly result: Result;
  /** Name of the brand. Empty for "other". */
  readonly label: string;
  /** Calendar date `"YYYY-MM-DD"` that the ages of the result count to. */
  readonly today: string;
  readonly recording: Recording;
  /** The model as the API's answer to the check describes it, with the language of its texts. */
  readonly model?: KnownModel & { readonly language: Language };
  /** Set when that date may be wrong because the clock of the device may be. */
  readonly doubt?: ClockDoubt;
  /** Why the API did not answer, in the visitor's language. Shown when the page found no date by itself. */
  readonly trouble?: string;
  /** Where the brand's rating plate is. */
  readonly plate: PlatePlace;
  /** What kind of heater the model number tells. */
  readonly kind?: LifeType;
  /** Set when model numbers of the brand belong to some years only. */
  readonly modelSettles?: true;
}

/** A check whose serial number has a date. */
export type DatedCheck = CheckOnPage<DatedCheckResult>;

/** A check whose serial number has no single date. */
export interface UndatedCheck extends CheckOnPage<UndatedCheckResult> {
  /** What the number may be instead, the surest first. */
  readonly offers: readonly Offer[];
}

/** A check as its page shows it. */
export type ShownCheck = DatedCheck | UndatedCheck;

/** The API refused the check; the message is in the visitor's language. */
export interface Refusal {
  readonly input: CheckInput;
  readonly message: string;
}

/** Whether the serial number of a check has a date. */
export const isDated = (check: ShownCheck): check is DatedCheck => check.result.success;

/** Returns a check with fewer of its dates, or as of another day. */
export const withDates = (
  check: DatedCheck,
  candidates: DatedCheckResult["decoding"]["candidates"],
  today: string,
): DatedCheck => ({ ...check, today, result: { ...check.result, ...datedFields(candidates, today) } });

/** Returns a check as of a day: ages count to it. The same object when it is of that day already. */
export function onDay(check: ShownCheck, today: string): ShownCheck {
  if (check.today === today) return check;
  return isDated(check) ? withDates(check, check.result.decoding.candidates, today) : { ...check, today };
}
