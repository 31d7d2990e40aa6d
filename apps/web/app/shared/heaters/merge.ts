import type { SavedData, SavedHeater } from "./saved-heater.ts";

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
  known: readonly SavedHeater[],
  added: SavedData,
): { readonly put: SavedData; readonly count: MergeCount } {
  const knownHeaters = byId(known);
  const photos = byId(added.photos);
  const heaters = [...byId(added.heaters).values()]
    .filter((heater) => isNewer(heater, knownHeaters.get(heater.id)))
    .map((heater) => ({ ...heater, hasPhoto: photos.has(heater.id) }));
  return {
    put: { heaters, photos: heaters.flatMap(({ id }) => photos.get(id) ?? []) },
    count: { taken: heaters.length, kept: byId(added.heaters).size - heaters.length },
  };
}
