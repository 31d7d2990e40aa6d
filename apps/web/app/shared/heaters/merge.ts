import type { SavedData, SavedHeater, SavedVisit } from "./saved-heater.ts";

/** Number of heaters that were added, and of those whose saved version was kept because it is as new or newer. */
export interface MergeCount {
  readonly taken: number;
  readonly kept: number;
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const isNewer = (one: SavedHeater, other: SavedHeater | undefined): boolean =>
  other === undefined || Date.parse(one.changedAt) > Date.parse(other.changedAt);

/** Returns the entries to write so that the newer version of each is saved, with its photo. */
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
