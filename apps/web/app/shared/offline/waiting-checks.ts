import { ApiError } from "@heater-age/client";
import { createCheck, createSend, english } from "@heater-age/client/parts";
import type { DBSchema } from "idb";
import type { CheckInput } from "../check/input.ts";
import { openOnce } from "../browser/open-once.ts";
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
    readonly key: string;
    readonly value: WaitingCheck;
    readonly indexes: { readonly madeAt: number };
  };
}

/** Tag of the Background Sync that sends the queued checks. */
export const SYNC_TAG = "checks";

/** The channel that announces changes to the number of queued checks. */
export const queueChannel = tabChannel("heater-age-queue");

/** Milliseconds. The privacy policy promises that older checks are deleted. */
const MAX_WAIT = 30 * 86_400_000;
const STORE = "checks";
const LOCK = "heater-age-queue";
const TRY_AGAIN = new Set([408, 409, 425, 429]);
const check = createCheck(createSend(english, { fetch: (...request) => fetch(...request) }));

const open = openOnce<Schema>({
  name: "heater-age-queue",
  version: 1,
  upgrade: (database) => {
    database.createObjectStore(STORE, { keyPath: "id" }).createIndex("madeAt", "madeAt");
  },
  blocked: () => new Error("An older tab holds the queue"),
});

/** Adds a check to the queue, or replaces the one with its id. Rejects if the browser has no storage. */
export async function addCheck(waiting: WaitingCheck): Promise<void> {
  await (await open()).put(STORE, waiting);
  queueChannel.announce();
}

export const countChecks = async (): Promise<number> => (await open()).count(STORE);

/** What came of sending a check: `done` if it is saved or will always be refused, `failed` if the API didn't answer. */
type Sent = "done" | "not-stored" | "failed";

async function send({ id, input, madeAt }: WaitingCheck): Promise<Sent> {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  try {
    const { recorded } = await check(
      { brand, serialNumber, modelNumber },
      { checkId: id, checkedAt: new Date(madeAt).toISOString(), attempts: 1 },
    );
    return recorded ? "done" : "not-stored";
  } catch (error) {
    const isRefused =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && !TRY_AGAIN.has(error.status);
    return isRefused ? "done" : "failed";
  }
}

async function sendAll(): Promise<boolean> {
  const database = await open();
  for (const waiting of await database.getAllFromIndex(STORE, "madeAt")) {
    const isTooOld = Date.now() - waiting.madeAt > MAX_WAIT;
    const sent = isTooOld ? "done" : await send(waiting);
    if (sent === "failed") return false;
    // The database may always refuse this one, which must not hold up the others.
    if (sent === "not-stored") continue;
    await database.delete(STORE, waiting.id);
    queueChannel.announce();
  }
  return (await database.count(STORE)) === 0;
}

/**
 * Sends the queued checks, in the order in which they were made, until the API doesn't answer. Those that it can't store
 * stay in the queue. Two tabs, or a tab and the service worker, never send at the same time, if the browser supports
 * locks. Checks older than 30 days are deleted.
 *
 * @returns whether none is left.
 */
export const sendChecks = (): Promise<boolean> =>
  (navigator as { readonly locks?: LockManager }).locks?.request(LOCK, sendAll) ?? sendAll();
