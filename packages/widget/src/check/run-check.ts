import type { Brand, PlatePlace } from "@heater-age/decoder";
import {
  type Check,
  type CheckInput,
  type CheckResult,
  checkSerial,
  type DatedCheckResult,
  mayHaveOtherMaker,
  needsModelKnowledge,
  type UndatedCheckResult,
} from "@heater-age/decoder/check";

/** The fields of the form, as typed. */
export interface FormInput extends CheckInput {
  readonly modelNumber: string;
}

/** What became of the record of a check: it was kept, it could not be kept, nothing answered, or the API refused. */
export type Recording =
  | { readonly kind: "recorded" | "not-stored" | "no-answer" }
  | { readonly kind: "refused"; readonly message: string };

/** What the view needs beside the answer. */
interface Shown {
  readonly input: FormInput;
  /** Name of the brand. Empty for "other". */
  readonly label: string;
  /** Where the brand's rating plate is. */
  readonly plate: PlatePlace;
  /** Whether model numbers of the brand are known to belong to some years only. */
  readonly modelSettles: boolean;
  /** Calendar date where the visitor is. Ages count to it. */
  readonly today: string;
  /** Absent when no record is kept, and until the API has answered. */
  readonly recording?: Recording;
}

/** The answer to a check with a date, as it is shown. */
export type DatedResult = DatedCheckResult & Shown;

/** The answer to a check without a date, as it is shown. */
export type UndatedResult = UndatedCheckResult & Shown;

/** The answer to a check, as it is shown. */
export type ShownResult = DatedResult | UndatedResult;

/** Returns today's calendar date where the visitor is, `"YYYY-MM-DD"`. */
export function visitorToday(now: Date = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Answers a check by itself. Where the rules of model numbers cannot be fetched, it does without them. */
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
 * Answers a check on the device of the visitor: nothing is asked of a server.
 *
 * @param input What the check was parsed from.
 * @param today Calendar date `"YYYY-MM-DD"` where the visitor is.
 */
export async function runCheck(check: Check<Brand>, input: FormInput, today: string): Promise<ShownResult> {
  const { brand } = check;
  return {
    ...(await answer(check, today)),
    input,
    label: brand?.label ?? "",
    plate: brand?.plate ?? "unknown",
    modelSettles: brand?.models !== undefined,
    today,
  };
}
