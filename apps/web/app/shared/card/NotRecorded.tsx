import { Notice } from "@heater-age/ui/Notice";
import { FormattedMessage } from "react-intl";
import type { Recording } from "../check/shown-check.ts";

const texts = {
  "not-stored": "result.notRecordedStore",
  "no-answer": "result.notRecordedOffline",
} as const;

/** Renders that a check was not recorded, and why. */
export function NotRecorded({ recording }: { readonly recording: Recording }) {
  // A link never records, and waiting checks are counted in the page's banner.
  if (recording === "recorded" || recording === "from-address" || recording === "waits") return null;
  return (
    <Notice icon="alert">
      <strong>
        <FormattedMessage id="result.notRecorded" />
      </strong>{" "}
      <FormattedMessage id={texts[recording]} />
    </Notice>
  );
}
