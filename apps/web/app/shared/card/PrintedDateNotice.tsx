import { isoDateText } from "@heater-age/messages/format";
import { Notice } from "@heater-age/ui/Notice";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";

/** Names the date that a scanned label prints where its serial number says otherwise: the printed one is right. */
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
