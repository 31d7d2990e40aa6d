import type { Language } from "@heater-age/messages";
import { useEffect } from "react";
import { loadCheck } from "./load-check.ts";
import { useOnline } from "../offline/online.ts";
import { setReady } from "../offline/readiness.ts";
import { savesData, whenIdle } from "../offline/when-idle.ts";

/**
 * Loads all that a check needs while the page is idle, so that checks work offline afterwards. With data saving on it is
 * loaded when the form is touched.
 *
 * @param begun True once the form was touched.
 */
export function useDecoderOffline(language: Language, begun: boolean): void {
  const online = useOnline();

  useEffect(() => {
    // After a failure it is tried again when the connection is back.
    if (!online) return undefined;
    const fetchAll = () => {
      Promise.all([loadCheck(language), import("./BrandSearch.tsx")]).then(
        () => setReady(true),
        () => undefined,
      );
    };
    if (begun) return fetchAll();
    return savesData() ? undefined : whenIdle(fetchAll);
  }, [language, begun, online]);

  useEffect(() => () => setReady(false), []);
}
