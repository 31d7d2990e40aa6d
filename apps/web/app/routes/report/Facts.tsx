import { dateText } from "@heater-age/messages/format";
import { plateText } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Fact, FactList } from "./FactList.tsx";
import type { ShownReport } from "./report-data.ts";

/** What was checked, and how old the heater was and is. */
export function Facts({ report }: { readonly report: ShownReport }) {
  const intl = useIntl();
  const { check } = report;
  const { label, result } = check;
  const [first] = result.decoding.candidates;
  return (
    <FactList>
      <Fact term="report.brand">
        <span translate="no">{label}</span>
      </Fact>
      <Fact term="report.serial">
        <span className={plateText} translate="no">
          {result.serialNumber}
        </span>
      </Fact>
      <Fact term="report.model">
        {result.modelNumber === "" ? (
          <FormattedMessage id="report.noModel" />
        ) : (
          <span className={plateText} translate="no">
            {result.modelNumber}
          </span>
        )}
      </Fact>
      <Fact term="report.made">{dateText(intl, first)}</Fact>
    </FactList>
  );
}
