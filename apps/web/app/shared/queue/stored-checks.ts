import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CheckInput } from "../check/input.ts";

/** A queued check, which couldn't be saved when it was made. */
export interface WaitingCheck {
  /** UUID with which the API saves it once, however often it is sent. */
  readonly id: string;
  /** Input to send, with the serial number as typed. */
  readonly input: CheckInput;
  /** Time of the check, in milliseconds since 1970. */
  readonly madeAt: number;
}

interface Schema extends DBSchema {
  readonly checks: {
    readonly key: number;
    readonly value: WaitingCheck;
    readonly indexes: { readonly id: string };
  };
}

const STORE = "checks";

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database. After a failure, or when the browser has closed it, the next call opens it again. */
function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>("heater-age-queue", 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE, { autoIncrement: true }).createIndex("id", "id", { unique: true });
    },
    // A page of a later version is waiting to upgrade it.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Adds a check to the end of the queue, unless it is in it already. Rejects if the browser has no storage. */
export async function addCheck(check: WaitingCheck): Promise<void> {
  const database = await open();
  const { store, done } = database.transaction(STORE, "readwrite");
  if ((await store.index("id").getKey(check.id)) === undefined) await store.add(check);
  await done;
}

/** Returns the number of queued checks. */
export async function countChecks(): Promise<number> {
  const database = await open();
  return database.count(STORE);
}

/** Returns the check that was queued first, or first after another one, with its key; `undefined` if there is none. */
export async function nextCheck(
  after = 0,
): Promise<{ readonly key: number; readonly check: WaitingCheck } | undefined> {
  const database = await open();
  const later = IDBKeyRange.lowerBound(after, true);
  const cursor = await database.transaction(STORE).store.openCursor(later);
  return cursor === null ? undefined : { key: cursor.key, check: cursor.value };
}

/** Removes a check that was saved, or never will be, from the queue. */
export async function removeCheck(key: number): Promise<void> {
  const database = await open();
  await database.delete(STORE, key);
}
