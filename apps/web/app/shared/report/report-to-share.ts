import { age } from "@heater-age/decoder";
import type { IntlShape } from "react-intl";
import type { Outcome } from "../check/outcome.ts";
import { ageText, datesText } from "../reading/format.ts";
import type { Shareable } from "../share/targets.ts";

/**
 * A report as something to share. Needs area "report".
 *
 * @param outcome What the report is about.
 */
export function reportToShare(
  intl: IntlShape,
  { label: brand, input: { serial }, today, decoding }: Outcome,
  { id, address }: { readonly id: string; readonly address: string },
): Shareable {
  const candidates = decoding.status === "unreadable" ? [] : decoding.candidates;
  const old = candidates[0] === undefined ? "" : ageText(intl, age(candidates[0].date, today));
  return {
    type: "result",
    resultId: id,
    title: intl.formatMessage({ id: "report.shareTitle" }, { brand }),
    text: intl.formatMessage(
      { id: "report.shareText" },
      { brand, serial, date: datesText(intl, candidates), age: old },
    ),
    address,
  };
}
