import { site } from "../../config/site.ts";
import type { Counter } from "./counter.ts";
import type { AnalyticsEvent } from "./event.ts";

let counter: Promise<Counter> | undefined;

/** What counts, fetched once. */
export function loadCounter(): Promise<Counter> {
  counter ??= import("./counter.ts").then(({ createCounter }) => createCounter(site));
  return counter;
}

function withCounter(use: (counter: Counter) => void): void {
  if (!import.meta.env.COUNTED) return;
  loadCounter().then(use, () => {
    // Fetched again with what is counted next.
    counter = undefined;
  });
}

/** Counts that a page was opened. */
export const countPage = (path: string): void => withCounter(({ page }) => page(path));

/**
 * Counts something that a visitor did, if the operator counts at all.
 *
 * @example
 * track({ name: "submit", category: "check", label: "rheem" });
 */
export const track = (event: AnalyticsEvent): void => withCounter((one) => one.event(event));
