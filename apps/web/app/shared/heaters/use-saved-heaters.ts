import { useCallback, useEffect, useState } from "react";
import { visitorToday } from "../browser/today.ts";
import { type ListedHeater, listedHeaters } from "./listed-heater.ts";
import type { SavedVisit } from "./saved-heater.ts";
import { readList } from "./store.ts";
import { storeChannel } from "./store-channel.ts";
import { toFault, type StoreFaultCode } from "./store-fault.ts";

/** The state of loading the saved heaters. */
export interface SavedHeaters {
  /** Sorted by urgency. Absent during the first load, and if loading fails. */
  readonly heaters?: readonly ListedHeater[] | undefined;
  readonly visits?: readonly SavedVisit[] | undefined;
  readonly fault?: StoreFaultCode | undefined;
}

/**
 * Loads the saved heaters, and updates them when any tab changes them.
 *
 * @returns The saved heaters, and a function that loads them again after a failure.
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
          if (!isLate()) setSaved({ fault: toFault(error).code });
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
