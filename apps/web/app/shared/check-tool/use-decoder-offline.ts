import type { Language } from "@heater-age/messages";
import { useEffect } from "react";
import { loadCheck } from "./load-check.ts";
import { useOnline } from "../offline/online.ts";
import { addNotices } from "../device-notices/device-notices.ts";
import { savesData } from "../offline/connection.ts";
import { whenIdle } from "../offline/when-idle.ts";

/** Returns whether the page's files come from the service worker. */
const isKept = (): boolean => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/**
 * Loads everything that a check needs while the page is idle, so that checks work offline afterwards. If data saving
 * is on, it is loaded when the form is used.
 *
 * @param begun True after the form was used.
 */
export function useDecoderOffline(language: Language, begun: boolean): void {
  const online = useOnline();

  useEffect(() => {
    // After a failure it tries again when the connection is back.
    if (!online && !isKept()) return undefined;
    const fetchAll = () => {
      Promise.all([loadCheck(language), import("./BrandSearch.tsx")]).then(
        () => {
          addNotices({ isReady: true });
          // A browser without storage or a connection works without it.
          whenIdle(
            () =>
              void import("../service-worker/start-background-tasks.ts")
                .then(({ startBackgroundTasks }) => startBackgroundTasks(language))
                .catch(() => undefined),
          );
        },
        () => undefined,
      );
    };
    if (begun) return fetchAll();
    return isKept() || !savesData() ? whenIdle(fetchAll) : undefined;
  }, [language, begun, online]);

  useEffect(() => () => addNotices({ isReady: false }), []);
}
