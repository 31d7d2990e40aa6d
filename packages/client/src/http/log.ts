/** An event in an attempt of a call: it starts, succeeds or fails, and may be retried. */
export type AttemptEvent =
  | { readonly type: "request" }
  | {
      readonly type: "response";
      /** HTTP status. */
      readonly status: number;
      /** Identifies the request in the API's log. */
      readonly requestId: string | undefined;
    }
  | {
      readonly type: "failure";
      /** The error that the call rejects with, unless it is retried. */
      readonly error: unknown;
    }
  | {
      readonly type: "retry";
      /** The error of the attempt. */
      readonly error: unknown;
      /** Milliseconds until the next attempt. */
      readonly wait: number;
    };

/** An event with its call. */
export type LogEvent = AttemptEvent & {
  readonly method: string;
  /** Path, starting with `/api`. It can contain a model number or the id of a report. */
  readonly path: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Milliseconds since the attempt started. */
  readonly milliseconds: number;
};

/** Receives events. Errors it throws or rejects with are ignored. */
export type Log = (event: LogEvent) => unknown;

/** Passes an event to a log, and ignores the log's errors, which must not break a call. */
export function emit(log: Log | undefined, event: LogEvent): void {
  if (log === undefined) return;
  try {
    Promise.resolve(log(event)).catch(() => {});
  } catch {
    // An error in the log is the caller's problem.
  }
}
