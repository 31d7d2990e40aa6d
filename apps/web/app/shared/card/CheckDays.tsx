import { dayText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";

interface CheckDaysProps {
  /** Day of the check, `"YYYY-MM-DD"`. */
  readonly checkedOn: string;
  /** Day for which the ages are calculated, `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** Renders when a heater was checked, and for which day its age is calculated if that is another. */
export function CheckDays({ checkedOn, today }: CheckDaysProps) {
  const intl = useIntl();
  return (
    <>
      <FormattedMessage id="result.copyChecked" values={{ date: dayText(intl, checkedOn) }} />
      {checkedOn === today ? null : (
        <>
          {" · "}
          <FormattedMessage id="report.asOf" values={{ date: dayText(intl, today) }} />
        </>
      )}
    </>
  );
}
