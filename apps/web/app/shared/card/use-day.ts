import { useMemo, useSyncExternalStore } from "react";
import type { Outcome } from "../check/outcome.ts";
import { laterDay } from "../clock/today.ts";

const HOUR = 3_600_000;

const seen = new WeakMap<Outcome, Date>();

/** When a result was first shown, by the clock of this device. */
function seenSince(outcome: Outcome): Date {
  const since = seen.get(outcome) ?? new Date();
  seen.set(outcome, since);
  return since;
}

/** Calls back when somebody may look at the page again: a phone keeps it for days, and the way back leads to it. */
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

/** A result as of the day on which it is looked at: ages count to that day. */
export function useDay(outcome: Outcome | undefined): Outcome | undefined {
  const made = outcome?.today;
  const day = useSyncExternalStore(
    subscribe,
    () => (outcome === undefined ? undefined : laterDay(outcome.today, seenSince(outcome), new Date())),
    () => made,
  );
  return useMemo(
    () => (outcome === undefined || day === undefined || day === made ? outcome : { ...outcome, today: day }),
    [outcome, day, made],
  );
}
