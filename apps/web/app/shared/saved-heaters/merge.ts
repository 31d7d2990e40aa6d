import type { SavedData, SavedHeater, SavedVisit } from "./saved-heater.ts";

/** How many heaters were taken, and of how many the one that was here is as new. */
export interface MergeCount {
  readonly taken: number;
  readonly kept: number;
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const isNewer = (one: SavedHeater, other: SavedHeater | undefined): boolean =>
  other === undefined || Date.parse(one.changedAt) > Date.parse(other.changedAt);

/** Returns what is to be written so that of each entry the newer is there, with its photo. */
export function merge(
  known: Pick<SavedData, "heaters" | "visits">,
  added: SavedData,
): { readonly put: SavedData; readonly count: MergeCount } {
  const knownHeaters = byId(known.heaters);
  const knownVisits = byId<SavedVisit>(known.visits);
  const photos = byId(added.photos);
  const heaters = [...byId(added.heaters).values()]
    .filter((heater) => isNewer(heater, knownHeaters.get(heater.id)))
    .map((heater) => ({ ...heater, hasPhoto: photos.has(heater.id) }));
  const visits = [...byId(added.visits).values()].filter(({ id, endedAt }) => {
    const visit = knownVisits.get(id);
    return visit === undefined || (visit.endedAt === undefined && endedAt !== undefined);
  });
  return {
    put: { heaters, photos: heaters.flatMap(({ id }) => photos.get(id) ?? []), visits },
    count: { taken: heaters.length, kept: byId(added.heaters).size - heaters.length },
  };
}
