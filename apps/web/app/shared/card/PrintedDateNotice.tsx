import { isoDateText } from "@heater-age/messages/format";
import { Notice } from "@heater-age/ui/Notice";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";

/** Renders the printed date of a scanned label if the serial number contradicts it: the printed one is right. */
export function PrintedDateNotice() {
  const intl = useIntl();
  const { printed } = (useLocation().state as { readonly printed?: string } | null) ?? {};
  if (printed === undefined) return null;
  return (
    <Notice icon="alert">
      <FormattedMessage id="result.printedDate" values={{ date: isoDateText(intl, printed) }} />
    </Notice>
  );
}
