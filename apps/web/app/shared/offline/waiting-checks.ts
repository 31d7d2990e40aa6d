import { ApiError } from "@heater-age/client";
import { createCheck, createSend, english } from "@heater-age/client/parts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CheckInput } from "../check/input.ts";
import { tabChannel } from "../browser/tab-channel.ts";

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

/** Tag of the Background Sync that sends the queued checks. */
export const SYNC_TAG = "checks";

/** The channel that announces changes to the number of queued checks. */
export const queueChannel = tabChannel("heater-age-queue");

/** Milliseconds. The privacy policy promises that older checks are deleted. */
const LONGEST_WAIT = 30 * 86_400_000;
const STORE = "checks";
const LOCK = "heater-age-queue";
const TRY_AGAIN = new Set([408, 409, 425, 429]);
const check = createCheck(createSend(english, { fetch: (...request) => fetch(...request) }));

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
export async function addCheck(waiting: WaitingCheck): Promise<void> {
  const { store, done } = (await open()).transaction(STORE, "readwrite");
  if ((await store.index("id").getKey(waiting.id)) === undefined) await store.add(waiting);
  await done;
  queueChannel.announce();
}

/** Returns the number of queued checks. */
export const countChecks = async (): Promise<number> => (await open()).count(STORE);

/** Sends a check to the API. Returns whether that is settled: it is saved, or the API will always refuse it. */
async function send({ id, input, madeAt }: WaitingCheck): Promise<boolean> {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  try {
    const { recorded } = await check(
      { brand, serialNumber, modelNumber },
      { checkId: id, checkedAt: new Date(madeAt).toISOString(), attempts: 1 },
    );
    return recorded;
  } catch (error) {
    return (
      error instanceof ApiError && error.status >= 400 && error.status < 500 && !TRY_AGAIN.has(error.status)
    );
  }
}

async function sendAll(): Promise<boolean> {
  const database = await open();
  for (;;) {
    const next = await database.transaction(STORE).store.openCursor();
    if (next === null) return true;
    const isTooOld = Date.now() - next.value.madeAt > LONGEST_WAIT;
    if (!isTooOld && !(await send(next.value))) return false;
    await database.delete(STORE, next.key);
    queueChannel.announce();
  }
}

/**
 * Sends the queued checks, in the order in which they were made, until one has to stay in the queue. Two tabs, or a tab
 * and the service worker, never send at the same time, if the browser supports locks. Checks older than 30 days are
 * deleted.
 *
 * @returns whether none is left.
 */
export const sendChecks = (): Promise<boolean> =>
  (navigator as { readonly locks?: LockManager }).locks?.request(LOCK, sendAll) ?? sendAll();
