import { untilAborted } from "./abort.ts";
import { backgroundAttempts, defaultAttempts } from "./defaults.ts";
import { ApiError, ConnectionError, TimeoutError } from "./errors.ts";

/** How often a request is sent, and how long to wait in between. */
export interface RetryPolicy {
  /** All attempts, the first one too. */
  readonly attempts: number;
  /** Milliseconds before the second attempt. */
  readonly base: number;
  /** How much longer each further wait is. */
  readonly factor: number;
  /** Milliseconds that a wait lasts at most. */
  readonly maximum: number;
  /** Milliseconds of the longest `Retry-After` that is followed. @default maximum */
  readonly longestRetryAfter?: number;
}

/** For data that a page shows. */
export const readPolicy: RetryPolicy = { attempts: defaultAttempts, base: 500, factor: 1.5, maximum: 5000 };

/** For every other request. */
export const defaultPolicy: RetryPolicy = {
  attempts: defaultAttempts,
  base: 1000,
  factor: 2,
  maximum: 10_000,
};

/** For work in the background: rate limits of the API last a minute. */
export const backgroundPolicy: RetryPolicy = {
  ...defaultPolicy,
  attempts: backgroundAttempts,
  longestRetryAfter: 120_000,
};

/** For requests that are not worth a second attempt. */
export const singleAttempt: RetryPolicy = { ...defaultPolicy, attempts: 1 };

const jitter = 0.1;
const transient = new Set([408, 429, 500, 502, 503, 504]);

/** Returns whether the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  // The first of two equal requests is still at work: soon the second gets its answer.
  if (error instanceof ApiError)
    return transient.has(error.status) || error.code === "idempotency-in-progress";
  return error instanceof TimeoutError || error instanceof ConnectionError;
}

/**
 * Returns the milliseconds to wait before the next attempt: longer each time, by up to a tenth at random so that many
 * clients do not come back at once, and never shorter than `Retry-After`. `undefined` when that is longer than the
 * policy follows: the request is not sent again.
 *
 * @param made How many attempts were made, from 1.
 */
export function retryDelay(policy: RetryPolicy, made: number, error: unknown): number | undefined {
  const { base, factor, maximum, longestRetryAfter = maximum } = policy;
  const delay = Math.min(base * factor ** (made - 1) * (1 + jitter * Math.random()), maximum);
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return retryAfter > longestRetryAfter ? undefined : Math.max(delay, retryAfter);
}

/** Waits. Rejects with the signal's reason when that aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return untilAborted(wait, signal).finally(() => clearTimeout(timer));
}
