import { nextCheck, removeCheck, type WaitingCheck } from "./stored-checks.ts";

/** Result of sending a check. `never` means that the API always refuses it. */
export type Sent = "saved" | "never" | "later";

/** Days that a check can be queued: the API recognizes its id for that long. */
const LONGEST_WAIT_DAYS = 30;
const DAY = 86_400_000;
const LOCK = "heater-age-queue";

/** Options for sending the queued checks. */
export interface SendOptions {
  readonly send: (check: WaitingCheck) => Promise<Sent>;
  /** Returns a server's time in milliseconds since 1970; `undefined` without a connection. */
  readonly serverTime: () => Promise<number | undefined>;
  /** Called after each check that was dropped because it was queued too long. Without it, they stay in the queue. */
  readonly onTooOld?: () => void;
  /** Called after each check that was removed from the queue. */
  readonly onRemoved: () => void;
}

/** Runs one task at a time across all tabs and the service worker, if the browser supports locks. */
const alone = <Value>(task: () => Promise<Value>): Promise<Value> =>
  (navigator as { readonly locks?: LockManager }).locks?.request(LOCK, task) ?? task();

/**
 * Sends the queued checks, in the order in which they were made, until one has to stay in the queue. Two tabs never
 * send at the same time. A check that was queued too long isn't sent, because the API may have saved it and forgotten its
 * id.
 *
 * @returns whether none is left to send.
 */
export const sendChecks = ({ send, serverTime, onTooOld, onRemoved }: SendOptions): Promise<boolean> =>
  alone(async () => {
    let next = await nextCheck();
    const now = next && (await serverTime());
    while (next !== undefined) {
      if (now === undefined) return false;
      const { key, check } = next;
      const isTooOld = now - check.madeAt > LONGEST_WAIT_DAYS * DAY;
      if (!isTooOld && (await send(check)) === "later") return false;
      if (!isTooOld || onTooOld !== undefined) {
        await removeCheck(key);
        if (isTooOld) onTooOld?.();
        onRemoved();
      }
      next = await nextCheck(key);
    }
    return true;
  });
