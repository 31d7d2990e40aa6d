import { isCounted, site } from "../../config/site.ts";
import type { Counter } from "./counter.ts";
import type { AnalyticsEvent } from "./event.ts";

let counter: Promise<Counter> | undefined;

/** Loads the counter once. */
export function loadCounter(): Promise<Counter> {
  counter ??= import("./counter.ts").then(({ createCounter }) => createCounter(site));
  return counter;
}

function withCounter(use: (counter: Counter) => void): void {
  if (!isCounted) return;
  loadCounter().then(use, () => {
    // Loaded again with the next count.
    counter = undefined;
  });
}

export const countPage = (path: string): void => withCounter(({ page }) => page(path));

/**
 * Counts an action of a visitor, if the operator uses analytics.
 *
 * @example
 * track({ name: "submit", category: "check", label: "rheem" });
 */
export const track = (event: AnalyticsEvent): void => withCounter((one) => one.event(event));
