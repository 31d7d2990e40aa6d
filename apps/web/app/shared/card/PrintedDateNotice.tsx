import { isoDateText } from "@heater-age/messages/format";
import { Notice } from "@heater-age/ui/Notice";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useInBrowser } from "../browser/in-browser.ts";

/** Renders the printed date of a scanned label if the serial number contradicts it: the printed one is right. */
export function PrintedDateNotice() {
  const intl = useIntl();
  const location = useLocation();
  // A reload keeps it in the history, which the server doesn't know.
  const printed = useInBrowser(
    () => (location.state as { readonly printed?: string } | null)?.printed ?? "",
    "",
  );
  if (printed === "") return null;
  return (
    <Notice icon="alert">
      <FormattedMessage id="result.printedDate" values={{ date: isoDateText(intl, printed) }} />
    </Notice>
  );
}
