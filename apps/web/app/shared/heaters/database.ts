import type { DBSchema } from "idb";
import { openOnce } from "../browser/open-once.ts";
import type { SavedHeater, SavedPhoto } from "./saved-heater.ts";
import { StoreFault } from "./store-fault.ts";

export interface SavedTables extends DBSchema {
  readonly heaters: { readonly key: string; readonly value: SavedHeater };
  readonly photos: { readonly key: string; readonly value: SavedPhoto };
}

/**
 * Returns the database, which is opened once. If an older tab blocks an upgrade, the call fails immediately, and the
 * next one tries again.
 *
 * @throws {StoreFault} `held` if another tab has to be closed first.
 */
export const openDatabase = openOnce<SavedTables>({
  name: "heater-age",
  version: 1,
  upgrade(database, version) {
    if (version > 0) return;
    for (const table of ["heaters", "photos"] as const) database.createObjectStore(table, { keyPath: "id" });
  },
  blocked: () => new StoreFault("held"),
});
