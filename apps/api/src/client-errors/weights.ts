import type { Settings } from "../config/env.ts";
import { createAllowance } from "../plugins/allowance.ts";
import { day } from "../time/durations.ts";

/** Reports of one visitor in a day that are kept. Further ones are counted. */
const mostKept = 50;

/** What a report adds to the windows of time, and whether it is kept. */
export interface Weight {
  readonly isKept: boolean;
  /** Whether it is counted towards an alert. */
  readonly isAlarming: boolean;
  /** Whether it is the first one of its visitor in the window. */
  readonly isNewVisitor: boolean;
}

/**
 * Creates a function that weighs reports, so that one visitor alone cannot raise an alert or fill the disk. In a window a
 * visitor adds at most a tenth of the errors that an alert takes. The operator's own servers are not limited. Visitors
 * are known in memory and to each instance by itself.
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
