import { type IDBPTransaction, unwrap } from "idb";
import { normaliseBrand, normaliseSerial } from "@heater-age/decoder";
import { openDatabase, type SavedTables } from "./database.ts";
import { hasSaved, savedMark } from "./has-saved.ts";
import { type MergeCount, merge } from "./merge.ts";
import type { SavedData, SavedHeater } from "./saved-heater.ts";
import { toFault } from "./store-fault.ts";
import { storeChannel } from "./store-channel.ts";

const tables = ["heaters", "photos"] as const;
type Mode = "readonly" | "readwrite";
type Transaction<AnyMode extends Mode> = IDBPTransaction<SavedTables, (typeof tables)[number][], AnyMode>;

/** A transaction that changes saved data. */
type Change = Transaction<"readwrite">;

/** Aborts a transaction if it is still active. */
function undo(transaction: Transaction<Mode>): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}

/** Runs a transaction on all tables. If any part of it fails, nothing is changed. */
async function transact<AnyMode extends Mode, Result>(
  mode: AnyMode,
  work: (transaction: Transaction<AnyMode>) => Promise<Result>,
): Promise<Result> {
  try {
    const database = await openDatabase();
    const transaction = database.transaction([...tables], mode);
    const { done } = transaction;
    // Prevents an unhandled rejection, because it is awaited later, if at all.
    done.catch(() => undefined);
    try {
      const result = await work(transaction);
      await done;
      return result;
    } catch (error) {
      // The transaction has the cause. Its requests only report that it was aborted.
      const reason = unwrap(transaction).error ?? error;
      undo(transaction);
      throw reason;
    }
  } catch (error) {
    throw toFault(error);
  }
}

/** Runs a transaction that changes saved data, and notifies all tabs. */
async function change<Result>(work: (transaction: Change) => Promise<Result>): Promise<Result> {
  const [result, count] = await transact("readwrite", async (transaction) => {
    const outcome = await work(transaction);
    return [outcome, await transaction.objectStore("heaters").count()] as const;
  });
  if (hasSaved() !== count > 0) savedMark.write(count > 0 ? "" : undefined);
  storeChannel.announce();
  return result;
}

/** Returns all heaters, unsorted. */
export const readHeaters = (): Promise<readonly SavedHeater[]> =>
  transact("readonly", (transaction) => transaction.objectStore("heaters").getAll());

/** Returns the saved heater with these numbers, if any. */
export async function findHeater(
  heater: Pick<SavedHeater, "brand" | "serial">,
): Promise<SavedHeater | undefined> {
  const [brand, serial] = [normaliseBrand(heater.brand), normaliseSerial(heater.serial)];
  const heaters = await readHeaters();
  return heaters.find((one) => one.brand === brand && normaliseSerial(one.serial) === serial);
}

/** Where saved heaters are. Each list has the one used last first. */
export interface KnownPlaces {
  readonly addresses: readonly string[];
  readonly places: readonly string[];
}

/** Returns where saved heaters are. Empty if the list can't be read. */
export async function readPlaces(): Promise<KnownPlaces> {
  try {
    const heaters = (await readHeaters()).toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
    const [addresses, places] = (["address", "name"] as const).map((field) =>
      [...new Set(heaters.map((heater) => heater[field]))].filter((text) => text !== ""),
    );
    return { addresses: addresses ?? [], places: places ?? [] };
  } catch {
    return { addresses: [], places: [] };
  }
}

/** Returns the photo of a heater as a `data:` URL, if it has one. */
export const readPhoto = (id: string): Promise<string | undefined> =>
  transact("readonly", async (transaction) => (await transaction.objectStore("photos").get(id))?.address);

/**
 * Saves a heater, and replaces the one with the same id.
 *
 * @param photo Its photo as a `data:` URL. Without one, the previous photo is deleted.
 */
export const saveHeater = (heater: SavedHeater, photo: string | undefined): Promise<void> =>
  change(async (transaction) => {
    const photos = transaction.objectStore("photos");
    await Promise.all([
      transaction.objectStore("heaters").put({ ...heater, hasPhoto: photo !== undefined }),
      photo === undefined ? photos.delete(heater.id) : photos.put({ id: heater.id, address: photo }),
    ]);
  });

/** Stores which recalls the visitor has seen for a heater. */
export const rememberRecalls = (id: string, seen: readonly string[]): Promise<void> =>
  change(async (transaction) => {
    const heaters = transaction.objectStore("heaters");
    const heater = await heaters.get(id);
    if (heater === undefined) return;
    await heaters.put({ ...heater, seenRecalls: [...new Set([...heater.seenRecalls, ...seen])] });
  });

export const deleteHeater = (id: string): Promise<SavedData> =>
  change(async (transaction) => {
    const [heaters, photos] = [transaction.objectStore("heaters"), transaction.objectStore("photos")];
    const [heater, photo] = await Promise.all([heaters.get(id), photos.get(id)]);
    await Promise.all([heaters.delete(id), photos.delete(id)]);
    return { heaters: heater ? [heater] : [], photos: photo ? [photo] : [] };
  });

/** Deletes all saved data. */
export const deleteAll = (): Promise<void> =>
  change(async (transaction) => {
    await Promise.all(tables.map((table) => transaction.objectStore(table).clear()));
  });

export const readAll = (): Promise<SavedData> =>
  transact("readonly", async (transaction) => {
    const [heaters, photos] = await Promise.all([
      transaction.objectStore("heaters").getAll(),
      transaction.objectStore("photos").getAll(),
    ]);
    return { heaters, photos };
  });

/** Adds deleted or imported data. If an entry is already saved, the newer version is kept. */
export const addAll = (added: SavedData): Promise<MergeCount> =>
  change(async (transaction) => {
    const [heaters, photos] = [transaction.objectStore("heaters"), transaction.objectStore("photos")];
    const { put, count } = merge(await heaters.getAll(), added);
    const withPhoto = new Set(put.photos.map(({ id }) => id));
    await Promise.all([
      ...put.heaters.map((heater) => heaters.put(heater)),
      ...put.heaters.filter(({ id }) => !withPhoto.has(id)).map(({ id }) => photos.delete(id)),
      ...put.photos.map((photo) => photos.put(photo)),
    ]);
    return count;
  });

/** Asks the browser for persistent storage. Called after the first entry is saved. */
export async function askToKeep(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The browser may evict the data.
  }
}
