import type { Problem } from "@heater-age/decoder";
import type { IntlShape } from "react-intl";
import type { Outcome } from "../check/outcome.ts";

/** The brands under which the number has a date, likeliest first. */
export const readableBrands = ({ possible = [] }: Outcome) =>
  possible.filter(({ decoding }) => decoding.status !== "unreadable");

/** Why there is no single date, in a sentence or two. */
export function whyText(intl: IntlShape, outcome: Outcome, { code }: Problem): string {
  const { label: brand, withoutFormat, possible } = outcome;
  if (withoutFormat === "no-public-rule" || withoutFormat === "private-label") {
    return intl.formatMessage({ id: `problems.${withoutFormat}` }, { brand });
  }
  if (possible === undefined || code === "looks-like-model") {
    return intl.formatMessage({ id: `problems.${code}` }, { brand });
  }
  const some = readableBrands(outcome).length > 0;
  return intl.formatMessage({ id: some ? "problems.other-some" : "problems.other-none" });
}
