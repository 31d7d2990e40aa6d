import { ageText, datesText } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";
import { knownAge } from "../result/known-age.ts";
import type { Shareable } from "../share/targets.ts";

/**
 * Returns a report as content to share. Needs area "report".
 *
 * @param check The result of the report.
 */
export const reportToShare = (
  intl: IntlShape,
  { label: brand, result }: DatedCheck,
  { id, address }: { readonly id: string; readonly address: string },
): Shareable => ({
  type: "result",
  resultId: id,
  title: intl.formatMessage({ id: "report.metaTitle" }, { brand }),
  text: intl.formatMessage(
    { id: "report.shareText" },
    {
      brand,
      serial: result.serialNumber,
      date: datesText(intl, result.decoding.candidates),
      age: ageText(intl, knownAge(result)),
    },
  ),
  address,
});
