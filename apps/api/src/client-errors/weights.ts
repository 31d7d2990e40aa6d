import type { Settings } from "../config/env.ts";
import { createAllowance } from "../plugins/allowance.ts";
import { day } from "../time/durations.ts";

/** Maximum number of one visitor's reports stored per day. Further ones are only counted. */
const mostKept = 50;

/** The weight of a report in the time windows, and whether it is stored. */
export interface Weight {
  readonly isKept: boolean;
  /** Whether it counts toward an alert. */
  readonly isAlarming: boolean;
  /** Whether it is its visitor's first one in the window. */
  readonly isNewVisitor: boolean;
}

/**
 * Creates a function that weighs reports, so that a single visitor can't trigger an alert or fill the disk. In a
 * window, a visitor adds at most a tenth of the errors for an alert. The operator's own servers are not limited.
 * Visitors are only known in memory, separately in each instance.
 *
 * @example
 * const weigh = createWeights(settings.errorAlert);
 * weigh("192.0.2.1", { at: now(), isTrusted: false }).isKept; //=> true
 */
export function createWeights({ errors, window }: Settings["errorAlert"]) {
  const kept = createAllowance({ most: mostKept, window: day });
  const alarming = createAllowance({ most: Math.ceil(errors / 10), window });
  const seen = createAllowance({ most: 1, window });
  return (
    visitor: string,
    { at, isTrusted }: { readonly at: Date; readonly isTrusted: boolean },
  ): Weight => ({
    isKept: isTrusted || kept(visitor, 1, at),
    isAlarming: isTrusted || alarming(visitor, 1, at),
    isNewVisitor: seen(visitor, 1, at),
  });
}
