import { useMemo, useSyncExternalStore } from "react";
import { onDay, type ShownCheck } from "../check/shown-check.ts";
import { laterDay } from "../browser/today.ts";

const HOUR = 3_600_000;

const seen = new WeakMap<ShownCheck, Date>();

/** Returns when a result was first shown, by the clock of this device. */
function seenSince(check: ShownCheck): Date {
  const since = seen.get(check) ?? new Date();
  seen.set(check, since);
  return since;
}

/** Calls back when the page may be visible again: phones keep pages for days, and the back button returns to them. */
function subscribe(changed: () => void): () => void {
  const leaving = new AbortController();
  for (const sign of ["pageshow", "focus", "visibilitychange"] as const)
    window.addEventListener(sign, changed, { capture: true, signal: leaving.signal });
  const timer = setInterval(changed, HOUR);
  return () => {
    leaving.abort();
    clearInterval(timer);
  };
}

/** Returns a check as of the day on which it is viewed, for which ages are calculated. */
export function useDay(check: ShownCheck | undefined): ShownCheck | undefined {
  const day = useSyncExternalStore(
    subscribe,
    () => (check === undefined ? undefined : laterDay(check.today, seenSince(check), new Date())),
    () => check?.today,
  );
  return useMemo(() => (check === undefined || day === undefined ? check : onDay(check, day)), [check, day]);
}
