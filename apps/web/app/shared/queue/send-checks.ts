import { firstCheck, removeCheck, type WaitingCheck } from "./stored-checks.ts";

/** Result of sending a check. `never` means that the API always refuses it. */
export type Sent = "saved" | "never" | "later";

/** Days that a check can be queued: the API recognizes its id for that long. */
const LONGEST_WAIT_DAYS = 30;
const DAY = 86_400_000;
const LOCK = "heater-age-queue";

/** Options for sending the queued checks. */
export interface SendOptions {
  readonly send: (check: WaitingCheck) => Promise<Sent>;
  /** Time confirmed by a server, in milliseconds since 1970. Without it no check is too old to be sent. */
  readonly now?: number | undefined;
  /** Called after each check that was dropped because it was queued too long. */
  readonly onTooOld?: () => void;
  /** Called after each check that was removed from the queue. */
  readonly onRemoved: () => void;
}

/** Runs one task at a time across all tabs and the service worker, if the browser supports locks. */
const alone = <Value>(task: () => Promise<Value>): Promise<Value> =>
  (navigator as { readonly locks?: LockManager }).locks?.request(LOCK, task) ?? task();

/**
 * Sends the queued checks, in the order in which they were made, until one has to stay in the queue. Two tabs never
 * send at the same time.
 *
 * @returns whether the queue is empty.
 */
export const sendChecks = ({ send, now, onTooOld, onRemoved }: SendOptions): Promise<boolean> =>
  alone(async () => {
    for (;;) {
      const first = await firstCheck();
      if (first === undefined) return true;
      const isTooOld = now !== undefined && now - first.check.madeAt > LONGEST_WAIT_DAYS * DAY;
      if (!isTooOld && (await send(first.check)) === "later") return false;
      await removeCheck(first.key);
      if (isTooOld) onTooOld?.();
      onRemoved();
    }
  });
