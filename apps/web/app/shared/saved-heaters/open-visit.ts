import type { SavedVisit } from "./saved-heater.ts";

/** Returns the visit that is open. Of several, as an imported file may bring, it is the one that began last. */
export const openVisitOf = (visits: readonly SavedVisit[]): SavedVisit | undefined =>
  visits
    .filter(({ endedAt }) => endedAt === undefined)
    .toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))[0];
