import { untilAborted } from "./abort.ts";
import { backgroundAttempts, defaultAttempts } from "./defaults.ts";
import { ApiError, ConnectionError, TimeoutError } from "./errors.ts";

/** How often a request is sent, and how long to wait in between. */
export interface RetryPolicy {
  /** Maximum number of attempts, including the first. */
  readonly attempts: number;
  /** Milliseconds before the second attempt. */
  readonly base: number;
  /** Factor by which each further wait is longer. */
  readonly factor: number;
  /** Maximum wait in milliseconds. */
  readonly maximum: number;
  /** Longest `Retry-After` to wait for, in milliseconds. */
  readonly maxRetryAfter?: number;
}

/** For data shown on a page. */
export const readPolicy: RetryPolicy = { attempts: defaultAttempts, base: 500, factor: 1.5, maximum: 5000 };

/** For all other requests. */
export const defaultPolicy: RetryPolicy = {
  attempts: defaultAttempts,
  base: 1000,
  factor: 2,
  maximum: 10_000,
};

/** For background work: the API's rate limits last a minute. */
export const backgroundPolicy: RetryPolicy = {
  ...defaultPolicy,
  attempts: backgroundAttempts,
  maxRetryAfter: 120_000,
};

/** For requests that are not worth retrying. */
export const singleAttempt: RetryPolicy = { ...defaultPolicy, attempts: 1 };

const jitter = 0.1;
const transient = new Set([408, 429, 500, 502, 503, 504]);

/** Returns whether the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return transient.has(error.status);
  return error instanceof TimeoutError || error instanceof ConnectionError;
}

/**
 * Returns the milliseconds to wait before the next attempt. They grow each time, plus up to a tenth at random so that
 * many clients don't return at once, and are never shorter than `Retry-After`. `undefined` if that is longer than the
 * policy allows: the request is then not retried.
 *
 * @param attempt Number of attempts so far, from 1.
 */
export function retryDelay(policy: RetryPolicy, attempt: number, error: unknown): number | undefined {
  const { base, factor, maximum, maxRetryAfter = maximum } = policy;
  const delay = Math.min(base * factor ** (attempt - 1) * (1 + jitter * Math.random()), maximum);
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return retryAfter > maxRetryAfter ? undefined : Math.max(delay, retryAfter);
}

/** Waits some milliseconds, or rejects with the signal's reason when it aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return untilAborted(wait, signal).finally(() => clearTimeout(timer));
}
