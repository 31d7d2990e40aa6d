import type { Language } from "@heater-age/messages";
import { useEffect } from "react";
import { loadCheck } from "./load-check.ts";
import { untilInteraction } from "../shared/browser/until-interaction.ts";
import { useOnline } from "../shared/browser/online.ts";
import { addNotices } from "../shared/browser/device-notices.ts";
import { savesData } from "../shared/browser/connection.ts";
import { startWhenIdle } from "./start-when-idle.ts";
import { whenIdle } from "../shared/browser/when-idle.ts";

/** Returns whether the page's files come from the service worker. */
const isKept = (): boolean => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

// Milliseconds. Long enough for other tasks, and short compared to the download.
const PAUSE = 50;

/** Registers the service worker. It caches the site when it is installed, and needs no other script of the page. */
function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.register("/service-worker.js").catch(() => undefined);
}

/**
 * Loads everything that a check needs while the page is idle, so that checks work offline afterwards. A page opened
 * with an answer waits for the first touch, because most visitors only read it; until then the service worker alone
 * caches the site. If data saving is on, it is loaded when the form is used.
 *
 * @param isOpenedWithAnswer Whether the page came with an answer.
 * @param begun True after the form was used.
 */
export function useDecoderOffline(language: Language, isOpenedWithAnswer: boolean, begun: boolean): void {
  const online = useOnline();

  useEffect(() => {
    // After a failure it tries again when the connection is back.
    if (!online && !isKept()) return undefined;
    const fetchAll = (pause?: number) => {
      Promise.all([loadCheck(pause), import("./BrandSearch.tsx")]).then(
        () => {
          addNotices({ isReady: true });
          startWhenIdle(language);
        },
        () => undefined,
      );
    };
    if (begun) return fetchAll();
    if (!isKept() && savesData()) return undefined;
    const fetchSlowly = () => fetchAll(PAUSE);
    if (!isOpenedWithAnswer) return whenIdle(fetchSlowly);
    let cancel = whenIdle(registerWorker);
    let cancelled = false;
    void untilInteraction().then(() => {
      if (!cancelled) cancel = whenIdle(fetchSlowly);
    });
    return () => {
      cancelled = true;
      cancel();
    };
  }, [language, isOpenedWithAnswer, begun, online]);

  useEffect(() => () => addNotices({ isReady: false }), []);
}
