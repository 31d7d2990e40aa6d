import { addNews } from "../device-news/device-news.ts";
import { confirmedNow } from "../clock/today.ts";
import { saveCheck } from "./save-check.ts";
import { sendChecks } from "./send-checks.ts";
import { addCheck, countChecks, type WaitingCheck } from "./stored-checks.ts";
import { queueChannel, SYNC_TAG } from "./channel.ts";

const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 5 * 60_000;

let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let tooOld = 0;

/** Shows how many checks wait. Without storage none does. */
const showNumber = (): void =>
  void countChecks().then(
    (waiting) => addNews({ waiting }),
    () => undefined,
  );

/** Background Sync, in browsers that have it: the checks are sent also after the page was closed. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as {
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  };
  await sync?.register(SYNC_TAG);
}

function countTooOld(): void {
  tooOld += 1;
  addNews({ tooOld });
}

/** Sends what waits, and tries again later, with longer and longer pauses. */
async function send(): Promise<void> {
  clearTimeout(timer);
  if (!navigator.onLine) return;
  const now = confirmedNow();
  if (await sendChecks({ send: saveCheck, now, onTooOld: countTooOld, onRemoved: queueChannel.announce })) {
    pause = FIRST_PAUSE;
    return;
  }
  timer = setTimeout(sendSoon, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

// Without storage nothing waits.
const sendSoon = (): void => void send().catch(() => undefined);

/** Sends the checks that wait, now and whenever the network may be back, as long as the page is open. */
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

/** Keeps a check until it can be saved. Rejects where the browser stores nothing. */
export async function keepCheck(check: WaitingCheck): Promise<void> {
  await addCheck(check);
  watchQueue();
  queueChannel.announce();
  askForSync().catch(() => undefined);
  clearTimeout(timer);
  timer = setTimeout(sendSoon, pause);
}
