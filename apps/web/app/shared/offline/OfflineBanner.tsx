import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import * as styles from "./OfflineBanner.css.ts";
import { useOnline } from "./online.ts";
import { useReadiness } from "./readiness.ts";

/** Says so when the browser is offline, over the lower edge of the page: nothing moves. */
export function OfflineBanner() {
  const online = useOnline();
  const ready = useReadiness();
  return (
    <div className={`${styles.place} ${screenOnly}`} role="status">
      {online ? null : (
        <p className={styles.banner}>
          <Icon name="alert" />
          <span>
            <strong>
              <FormattedMessage id="shell.offline" />
            </strong>{" "}
            <FormattedMessage id={ready ? "shell.offlineReads" : "shell.offlineKept"} />
          </span>
        </p>
      )}
    </div>
  );
}
