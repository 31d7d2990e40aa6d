import { Button, buttonClass } from "@heater-age/ui/Button";
import type { Language } from "@heater-age/messages";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import type { DeviceNotices as Notices } from "../browser/device-notices.ts";

interface DeviceNoticesProps extends Omit<Notices, "isReady"> {
  readonly language: Language;
  readonly online: boolean;
}

/** Renders the notices about the device, with a link to new recalls, and a button to update. */
export function DeviceNotices({ language, online, waiting = 0, recalled, update }: DeviceNoticesProps) {
  return (
    <>
      {waiting === 0 ? null : (
        <span>
          <FormattedMessage
            id={online ? "device.waitingOnline" : "device.waitingOffline"}
            values={{ count: waiting }}
          />
        </span>
      )}
      {recalled === undefined ? null : (
        <>
          <span>
            <FormattedMessage id="device.recallNew" values={{ count: recalled.count }} />
          </span>
          <Link className={buttonClass("secondary")} to={pathIn(language, recalled.path)}>
            <FormattedMessage id="device.recallShow" />
          </Link>
        </>
      )}
      {update === undefined ? null : (
        <>
          <span>
            <FormattedMessage id="device.updateReady" />
          </span>
          <Button tone="secondary" onClick={update}>
            <FormattedMessage id="device.update" />
          </Button>
        </>
      )}
    </>
  );
}
