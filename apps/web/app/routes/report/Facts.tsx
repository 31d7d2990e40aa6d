import { age, type Candidate } from "@heater-age/decoder";
import { plateText } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { ageText, dateText, dayText } from "../../shared/reading/format.ts";
import { Fact, FactList } from "./FactList.tsx";
import type { ShownReport } from "./report-data.ts";

/** What was checked, and how old the heater was and is. */
export function Facts({ report, first }: { readonly report: ShownReport; readonly first: Candidate }) {
  const intl = useIntl();
  const { outcome, checkedOn } = report;
  const { input, label, today } = outcome;
  const ageOn = (day: string) => ageText(intl, age(first.date, day));
  return (
    <FactList>
      <Fact term="report.brand">
        <span translate="no">{label}</span>
      </Fact>
      <Fact term="report.serial">
        <span className={plateText} translate="no">
          {input.serial}
        </span>
      </Fact>
      <Fact term="report.model">
        {input.model === "" ? (
          <FormattedMessage id="report.noModel" />
        ) : (
          <span className={plateText} translate="no">
            {input.model}
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
