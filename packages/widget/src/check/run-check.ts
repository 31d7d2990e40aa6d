import type { Brand } from "@heater-age/decoder";
import { type Check, type CheckInput, type CheckResult, checkSerial } from "@heater-age/decoder/check";

/**
 * What happened to the record of a check: it was saved, it could not be saved, there was no response, or the API
 * rejected it.
 */
export type Recording =
  | { readonly kind: "recorded" | "not-stored" | "no-answer" }
  | { readonly kind: "refused"; readonly message: string };

/** The result of a check, as shown. */
export type ShownResult = CheckResult & {
  readonly input: CheckInput;
  /** Name of the brand. Empty for "other". */
  readonly label: string;
  /** Calendar date at the visitor's location. Ages are calculated for it. */
  readonly today: string;
  /** Absent if checks are not recorded, and until the API has responded. */
  readonly recording?: Recording;
};

/** Returns today's calendar date at the visitor's location, `"YYYY-MM-DD"`. */
export function visitorToday(now: Date = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export type DatedResult = Extract<ShownResult, { readonly success: true }>;

/**
 * Returns the result of a check on the visitor's device, without calling a server.
 *
 * @param input The input that the check was parsed from.
 * @param today Calendar date `"YYYY-MM-DD"` at the visitor's location.
 */
export const runCheck = (check: Check<Brand>, input: CheckInput, today: string): ShownResult => ({
  ...checkSerial(check, { today }),
  input,
  label: check.brand?.label ?? "",
  today,
});
