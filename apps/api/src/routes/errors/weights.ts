import type { Settings } from "../../config/env.ts";
import { VisitorCounts } from "../../plugins/visitor-counts.ts";
import { day } from "../../time/durations.ts";
import { utcDay } from "../../time/utc-day.ts";

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
  const [kept, alarming, seen] = [
    new VisitorCounts(day),
    new VisitorCounts(window),
    new VisitorCounts(window),
  ];
  return (visitor: string, { at, isTrusted }: { readonly at: Date; readonly isTrusted: boolean }): Weight => {
    const inWindow = `${Math.floor(at.getTime() / window)} ${visitor}`;
    return {
      isKept: isTrusted || kept.add(`${utcDay(at)} ${visitor}`, 1).total <= mostKept,
      isAlarming: isTrusted || alarming.add(inWindow, 1).total <= Math.ceil(errors / 10),
      isNewVisitor: seen.add(inWindow, 1).total === 1,
    };
  };
}
