import { addNotices } from "../browser/device-notices.ts";
import {
  addCheck,
  countChecks,
  queueChannel,
  sendChecks,
  SYNC_TAG,
  type WaitingCheck,
} from "./waiting-checks.ts";

const FIRST_PAUSE = 5000;
const MAX_PAUSE = 5 * 60_000;

let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Shows the number of queued checks. Without storage there are none. */
const showNumber = (): void =>
  void countChecks().then(
    (waiting) => addNotices({ waiting }),
    () => undefined,
  );

/** Registers a Background Sync, if supported, so that the checks are sent even after the page is closed. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as {
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  };
  await sync?.register(SYNC_TAG);
}

/** Sends the queued checks, and retries with increasing pauses. */
async function send(): Promise<void> {
  clearTimeout(timer);
  if (!navigator.onLine) return;
  if (await sendChecks()) {
    pause = FIRST_PAUSE;
    return;
  }
  timer = setTimeout(sendSoon, pause);
  pause = Math.min(pause * 2, MAX_PAUSE);
}

// Without storage no checks are queued.
const sendSoon = (): void => void send().catch(() => undefined);

/** Sends the queued checks, now and whenever the network may be back, as long as the page is open. */
export function watchQueue(): void {
  if (isWatching) return;
  isWatching = true;
  showNumber();
  queueChannel.onAnnounced(showNumber);
  window.addEventListener("online", sendSoon);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") sendSoon();
  });
  sendSoon();
}

/** Queues a check until it can be saved. Rejects if the browser has no storage. */
export async function keepCheck(check: WaitingCheck): Promise<void> {
  await addCheck(check);
  watchQueue();
  askForSync().catch(() => undefined);
  clearTimeout(timer);
  timer = setTimeout(sendSoon, pause);
}
