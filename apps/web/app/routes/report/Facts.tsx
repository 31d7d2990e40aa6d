import { age } from "@heater-age/decoder";
import { ageText, dateText, dayText } from "@heater-age/messages/format";
import { plateText } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Fact, FactList } from "./FactList.tsx";
import type { ShownReport } from "./report-data.ts";

/** What was checked, and how old the heater was and is. */
export function Facts({ report }: { readonly report: ShownReport }) {
  const intl = useIntl();
  const { check, checkedOn } = report;
  const { label, today, result } = check;
  const [first] = result.decoding.candidates;
  const ageOn = (day: string) => ageText(intl, age(first.date, day));
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
      <Fact term="report.checked">{dayText(intl, checkedOn)}</Fact>
      {checkedOn === today ? null : <Fact term="report.ageThen">{ageOn(checkedOn)}</Fact>}
      <Fact term="report.ageToday">
        {ageOn(today)}
        {checkedOn === today ? null : ` (${dayText(intl, today)})`}
      </Fact>
    </FactList>
  );
}
