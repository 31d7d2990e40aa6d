import { firstCheck, removeCheck, type WaitingCheck } from "./stored-checks.ts";

/** What became of a check that was sent: `never` means that the API refuses it each time. */
export type Sent = "saved" | "never" | "later";

/** Days for which the API knows the id of a check. */
const LONGEST_WAIT_DAYS = 30;
const DAY = 86_400_000;
const LOCK = "heater-age-queue";

/** How checks that wait are sent. */
export interface SendOptions {
  readonly send: (check: WaitingCheck) => Promise<Sent>;
  /** Milliseconds since 1970 by a clock that a server has confirmed. Without it no check is too old to be sent. */
  readonly now?: number | undefined;
  /** Called after each check that was dropped, because it has waited too long. */
  readonly onTooOld?: () => void;
  /** Called after each check that does not wait any more. */
  readonly onRemoved: () => void;
}

/** Runs one task at a time over all tabs and the service worker, where the browser has locks. */
const alone = <Value>(task: () => Promise<Value>): Promise<Value> =>
  (navigator as { readonly locks?: LockManager }).locks?.request(LOCK, task) ?? task();

/**
 * Sends the checks that wait, in the order in which they were made, until one has to wait longer. Two tabs never send at
 * the same time.
 *
 * @returns Whether none waits any more.
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
