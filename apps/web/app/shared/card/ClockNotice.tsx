import { dayText } from "@heater-age/messages/format";
import { Notice } from "@heater-age/ui/Notice";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShownCheck } from "../check/shown-check.ts";

const texts = { ahead: "result.clockAhead", behind: "result.clockBehind" } as const;

/** Renders the day for which the age is calculated, if the clock of the device may be wrong. */
export function ClockNotice({ check: { doubt, today } }: { readonly check: ShownCheck }) {
  const intl = useIntl();
  if (doubt === undefined) return null;
  return (
    <Notice icon="alert">
      <FormattedMessage id={texts[doubt]} values={{ date: dayText(intl, today) }} />
    </Notice>
  );
}
