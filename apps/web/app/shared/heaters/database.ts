import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { SavedHeater, SavedPhoto, SavedVisit } from "./saved-heater.ts";
import { StoreFault } from "./store-fault.ts";

/** Tables of the database. */
export interface SavedTables extends DBSchema {
  readonly heaters: { readonly key: string; readonly value: SavedHeater };
  readonly photos: { readonly key: string; readonly value: SavedPhoto };
  readonly visits: { readonly key: string; readonly value: SavedVisit };
}

type Database = IDBPDatabase<SavedTables>;

const NAME = "heater-age";
const VERSION = 1;

let opened: Promise<Database> | undefined;

/**
 * Returns the database, which is opened once. If an older tab blocks the upgrade, the call fails immediately, and the
 * next one tries again.
 *
 * @throws {StoreFault} `held` if another tab has to be closed first.
 */
export function openDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const forget = () => {
    opened = undefined;
  };
  try {
    return await new Promise((resolve, reject) => {
      openDB<SavedTables>(NAME, VERSION, {
        upgrade(database, version) {
          if (version < 1) {
            for (const table of ["heaters", "photos", "visits"] as const)
              database.createObjectStore(table, { keyPath: "id" });
          }
        },
        blocked: () => reject(new StoreFault("held")),
        // A page of a newer version is waiting to upgrade the database, which an open connection blocks.
        blocking: (_version, _newer, { target }) => {
          (target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      }).then(resolve, reject);
    });
  } catch (error) {
    forget();
    throw error;
  }
}
