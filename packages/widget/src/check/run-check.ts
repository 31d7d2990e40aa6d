import type { Brand, PlatePlace } from "@heater-age/decoder";
import {
  type Check,
  type CheckInput,
  type CheckResult,
  checkSerial,
  type DatedCheckResult,
  mayHaveOtherMaker,
  modelMaySettle,
  needsModelKnowledge,
  type UndatedCheckResult,
} from "@heater-age/decoder/check";

/** The fields of the form, as typed. */
export interface FormInput extends CheckInput {
  readonly modelNumber: string;
}

/**
 * What happened to the record of a check: it was saved, it could not be saved, there was no response, or the API
 * rejected it.
 */
export type Recording =
  | { readonly kind: "recorded" | "not-stored" | "no-answer" }
  | { readonly kind: "refused"; readonly message: string };

/** What the view needs besides the result. */
interface Shown {
  readonly input: FormInput;
  /** Name of the brand. Empty for "other". */
  readonly label: string;
  /** Where the brand's rating plate is. */
  readonly plate: PlatePlace;
  /** Whether the missing model number may decide between the dates. */
  readonly modelMaySettle: boolean;
  /** Calendar date at the visitor's location. Ages are calculated for it. */
  readonly today: string;
  /** Absent if checks are not recorded, and until the API has responded. */
  readonly recording?: Recording;
}

/** The result of a check with a date, as shown. */
export type DatedResult = DatedCheckResult & Shown;

/** The result of a check without a date, as shown. */
export type UndatedResult = UndatedCheckResult & Shown;

/** The result of a check, as shown. */
export type ShownResult = DatedResult | UndatedResult;

/** Returns today's calendar date at the visitor's location, `"YYYY-MM-DD"`. */
export function visitorToday(now: Date = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * Returns the result of a check without an API. If the rules for model numbers can't be loaded, they are not used.
 */
async function answer(check: Check<Brand>, today: string): Promise<CheckResult> {
  const plain = checkSerial(check, { today });
  if (!needsModelKnowledge(check, plain)) return plain;
  try {
    const knowledge = mayHaveOtherMaker(check)
      ? (await import("../makers/part.ts")).modelKnowledge
      : await import("../models/part.ts");
    return checkSerial(check, { today, knowledge });
  } catch {
    return plain;
  }
}

/**
 * Returns the result of a check on the visitor's device, without calling a server.
 *
 * @param input The input that the check was parsed from.
 * @param today Calendar date `"YYYY-MM-DD"` at the visitor's location.
 */
export async function runCheck(check: Check<Brand>, input: FormInput, today: string): Promise<ShownResult> {
  const { brand, model } = check;
  const result = await answer(check, today);
  return {
    ...result,
    input,
    label: brand?.label ?? "",
    plate: brand?.plate ?? "unknown",
    modelMaySettle: modelMaySettle(brand, model, result.decoding.candidates),
    today,
  };
}
