import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import type { Language } from "@heater-age/messages";
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./DeviceBanner.css.ts";
import { useDeviceNews } from "../device-news/device-news.ts";
import { useOnline } from "./online.ts";

const DeviceNews = lazy(async () => ({ default: (await import("./DeviceNews.tsx")).DeviceNews }));

/** Says that the browser is offline, and the news about the device, over the lower edge of the page. */
export function DeviceBanner({ language }: { readonly language: Language }) {
  const online = useOnline();
  const { isReady, ...news } = useDeviceNews();
  const hasNews = Object.values(news).some(Boolean);
  return (
    <div className={`${styles.place} ${screenOnly}`} role="status">
      {online && !hasNews ? null : (
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
          <Suspense>{hasNews && <DeviceNews language={language} online={online} {...news} />}</Suspense>
        </div>
      )}
    </div>
  );
}
