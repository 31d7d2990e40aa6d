import { Notice } from "@heater-age/ui/Notice";
import { FormattedMessage, useIntl } from "react-intl";
import type { Outcome } from "../check/outcome.ts";
import { dayText } from "../reading/format.ts";

const texts = { ahead: "result.clockAhead", behind: "result.clockBehind" } as const;

/** Says to which day the age counts where the clock of the device may be wrong and nobody told the time. */
export function ClockNotice({ outcome: { doubt, today } }: { readonly outcome: Outcome }) {
  const intl = useIntl();
  if (doubt === undefined) return null;
  return (
    <Notice icon="alert">
      <FormattedMessage id={texts[doubt]} values={{ date: dayText(intl, today) }} />
    </Notice>
  );
}
