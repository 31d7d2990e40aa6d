import { useCallback, useEffect, useState } from "react";
import { visitorToday } from "../clock/today.ts";
import { type ListedHeater, listedHeaters } from "./listed-heater.ts";
import type { SavedVisit } from "./saved-heater.ts";
import { readList, storeChannel } from "./store.ts";
import { faultOf, type StoreFaultCode } from "./store-fault.ts";

/** The saved heaters as far as they are read. */
export interface SavedHeaters {
  /** By what needs doing. Absent while they are read for the first time, or when they can't be. */
  readonly heaters?: readonly ListedHeater[] | undefined;
  readonly visits?: readonly SavedVisit[] | undefined;
  readonly fault?: StoreFaultCode | undefined;
}

/**
 * Returns the saved heaters, as they are changed in any tab.
 *
 * @returns Also a function that reads them again, after a failure.
 */
export function useSavedHeaters(): readonly [saved: SavedHeaters, readAgain: () => void] {
  const [saved, setSaved] = useState<SavedHeaters>({});
  const [time, setTime] = useState(0);
  useEffect(() => {
    let latest = 0;
    let cancelled = false;
    const readAll = () => {
      const now = ++latest;
      const isLate = () => cancelled || now !== latest;
      readList().then(
        ({ heaters, visits }) => {
          if (isLate()) return;
          setSaved((before) => ({
            heaters: listedHeaters(heaters, visitorToday(), before.heaters),
            visits,
          }));
        },
        (error: unknown) => {
          if (!isLate()) setSaved({ fault: faultOf(error).code });
        },
      );
    };
    readAll();
    const stop = storeChannel.onAnnounced(readAll);
    return () => {
      cancelled = true;
      stop();
    };
  }, [time]);
  return [saved, useCallback(() => setTime((count) => count + 1), [])];
}
