import type { Messages } from "../catalog/shape.ts";
import type { Translator } from "./translator.ts";

/** Why a check has no single date, as the decoder gives it. */
export type ProblemTextCode = Extract<
  keyof Messages["problems"],
  | "no-format"
  | "impossible-date"
  | "no-date-in-serial"
  | "too-short"
  | "too-long"
  | "looks-like-model"
  | "no-public-rule"
  | "private-label"
>;

/**
 * Returns why a check has no single date.
 *
 * @param code Code of the problem.
 * @param brand Name of the brand. Absent for "Other / Not Listed".
 *
 * @example
 * problemText(translatorIn("en"), "no-format", "Rheem");
 * //=> "No Rheem serial number that we know is written like this."
 */
export function problemText(
  { formatMessage }: Translator,
  code: ProblemTextCode | "brand-open",
  brand: string | undefined,
): string {
  if (code === "looks-like-model") return formatMessage({ id: "problems.looks-like-model" });
  if (brand === undefined) {
    return formatMessage({ id: code === "brand-open" ? "problems.other-some" : "problems.other-none" });
  }
  return formatMessage({ id: `problems.${code === "brand-open" ? "private-label" : code}` }, { brand });
}
