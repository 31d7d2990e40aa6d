import { Notice } from "@heater-age/ui/Notice";
import { FormattedMessage } from "react-intl";
import type { Recording } from "../check/shown-check.ts";

/** Renders that a check was not recorded, and why if the API did not answer. */
export function NotRecorded({ recording }: { readonly recording: Recording }) {
  // A link never records, and waiting checks are counted in the page's banner.
  if (recording === "recorded" || recording === "from-address" || recording === "waits") return null;
  return (
    <Notice icon="alert">
      <strong>
        <FormattedMessage id="result.notRecorded" />
      </strong>{" "}
      {recording === "no-answer" ? <FormattedMessage id="result.notRecordedOffline" /> : null}
    </Notice>
  );
}
