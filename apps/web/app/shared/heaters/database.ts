import type { DBSchema, IDBPDatabase, IDBPTransaction } from "idb";
import { openOnce } from "../browser/open-once.ts";
import { type OldVisit, withAddress } from "./first-version.ts";
import { savedMark } from "./has-saved.ts";
import type { SavedHeater, SavedPhoto } from "./saved-heater.ts";
import { StoreFault } from "./store-fault.ts";

/** Tables of the database. */
export interface SavedTables extends DBSchema {
  readonly heaters: { readonly key: string; readonly value: SavedHeater };
  readonly photos: { readonly key: string; readonly value: SavedPhoto };
}

/** A heater of the first version, which names its visit. */
interface OldHeater extends Omit<SavedHeater, "address"> {
  readonly visit?: string | undefined;
}

/** Tables of the first version. */
interface OldTables extends DBSchema {
  readonly heaters: { readonly key: string; readonly value: OldHeater };
  readonly visits: { readonly key: string; readonly value: OldVisit };
}

type Upgrade = IDBPTransaction<OldTables, ("heaters" | "visits")[], "versionchange">;

/** Gives each heater the address of its visit, and deletes the visits. */
async function replaceVisits(transaction: Upgrade): Promise<void> {
  const heaters = transaction.objectStore("heaters");
  const [saved, visits] = await Promise.all([heaters.getAll(), transaction.objectStore("visits").getAll()]);
  await Promise.all(saved.map((heater) => heaters.put(withAddress(heater, visits))));
  transaction.db.deleteObjectStore("visits");
  // A visit without heaters was saved data, too.
  if (saved.length === 0) savedMark.write(undefined);
}

/**
 * Returns the database, which is opened once. If an older tab blocks the upgrade, the call fails immediately, and the
 * next one tries again.
 *
 * @throws {StoreFault} `held` if another tab has to be closed first.
 */
export const openDatabase = openOnce<SavedTables>({
  name: "heater-age",
  version: 2,
  async upgrade(database: IDBPDatabase<SavedTables>, version, _version, transaction) {
    if (version < 1) {
      for (const table of ["heaters", "photos"] as const)
        database.createObjectStore(table, { keyPath: "id" });
    } else if (version < 2) {
      await replaceVisits(transaction as unknown as Upgrade);
    }
  },
  blocked: () => new StoreFault("held"),
});
