import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import type { Language } from "@heater-age/messages";
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./DeviceBanner.css.ts";
import { useDeviceNotices } from "../browser/device-notices.ts";
import { useOnline } from "../browser/online.ts";

const DeviceNotices = lazy(async () => ({ default: (await import("./DeviceNotices.tsx")).DeviceNotices }));

/** Renders the banner at the bottom of the page: that the browser is offline, and notices about the device. */
export function DeviceBanner({ language }: { readonly language: Language }) {
  const online = useOnline();
  const { isReady, ...notices } = useDeviceNotices();
  const hasNotices = Object.values(notices).some(Boolean);
  return (
    <div className={`${styles.place} ${screenOnly}`} role="status">
      {online && !hasNotices ? null : (
        <div className={`${styles.banner} ${online ? styles.quiet : ""}`}>
          {online ? null : (
            <p className={styles.offline}>
              <Icon name="alert" />
              <span>
                <strong>
                  <FormattedMessage id="shell.offline" />
                </strong>{" "}
                <FormattedMessage id={isReady ? "shell.offlineReads" : "shell.offlineKept"} />
              </span>
            </p>
          )}
          <Suspense>
            {hasNotices && <DeviceNotices language={language} online={online} {...notices} />}
          </Suspense>
        </div>
      )}
    </div>
  );
}
