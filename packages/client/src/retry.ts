import { ApiError, ConnectionError, TimeoutError } from "./errors.ts";

/** How often a request is made, and how long to wait in between. */
export interface RetryPolicy {
  /** All attempts, the first one too. */
  readonly attempts: number;
  /** Milliseconds before the second attempt. */
  readonly base: number;
  /** How much longer each further wait is. */
  readonly factor: number;
  /** Milliseconds that a wait lasts at most. */
  readonly maximum: number;
  /** Milliseconds that the API may ask to wait. @default maximum */
  readonly patience?: number;
}

/** For reading data that a page shows. */
export const dataRead: RetryPolicy = { attempts: 3, base: 500, factor: 1.5, maximum: 5000 };

/** For every other request. */
export const generic: RetryPolicy = { attempts: 3, base: 1000, factor: 2, maximum: 10_000 };

/** For what nobody waits for: limits of the API last a minute. */
export const patient: RetryPolicy = { ...generic, attempts: 5, patience: 120_000 };

/** For what is not worth a second attempt. */
export const once: RetryPolicy = { ...generic, attempts: 1 };

const jitter = 0.1;
const passing = new Set([408, 429, 500, 502, 503, 504]);

/** Whether the same request may well succeed later. */
export function isPassing(error: unknown): boolean {
  // The first of two equal requests is still at work: soon the second gets its answer.
  if (error instanceof ApiError) return passing.has(error.status) || error.code === "idempotency-in-progress";
  return error instanceof TimeoutError || error instanceof ConnectionError;
}

/**
 * How long to wait before the next attempt, in milliseconds: longer each time, by up to a tenth at random so that many
 * clients do not come back at once, and never shorter than the API asks for. `undefined` when the API asks for more
 * than the policy allows: then it is not asked again.
 *
 * @param made How many attempts were made, from 1.
 */
export function waitBefore(policy: RetryPolicy, made: number, error: unknown): number | undefined {
  const { base, factor, maximum, patience = maximum } = policy;
  const wait = Math.min(base * factor ** (made - 1) * (1 + jitter * Math.random()), maximum);
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return asked > patience ? undefined : Math.max(wait, asked);
}

/** Waits, unless the signal aborts: then rejects with its reason. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Why a signal was aborted, as an error. */
export function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error("aborted", { cause: signal?.reason });
}
