import type { SavedVisit } from "./saved-heater.ts";

/** Returns the open visit. Of several, which an imported file can contain, it is the one that started last. */
export const findOpenVisit = (visits: readonly SavedVisit[]): SavedVisit | undefined =>
  visits
    .filter(({ endedAt }) => endedAt === undefined)
    .toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))[0];
