/** Something that happens in an attempt of a call: it begins, is answered or not, and may be followed by a retry. */
export type AttemptEvent =
  | { readonly type: "request" }
  | {
      readonly type: "response";
      /** HTTP status. */
      readonly status: number;
      /** Names the request in the log of the API. */
      readonly requestId: string | undefined;
    }
  | {
      readonly type: "failure";
      /** What the call rejects with, unless another attempt is made. */
      readonly error: unknown;
    }
  | {
      readonly type: "retry";
      /** What the attempt failed with. */
      readonly error: unknown;
      /** Milliseconds until the next one. */
      readonly wait: number;
    };

/** An event with the call that it belongs to. */
export type LogEvent = AttemptEvent & {
  readonly method: string;
  /** From `/api` on. It can hold a model number or the id of a report. */
  readonly path: string;
  /** Which attempt of the call it is, from 1. */
  readonly attempt: number;
  /** Since the attempt began. */
  readonly milliseconds: number;
};

/** Receives events. What it throws, or rejects with, is ignored. */
export type Log = (event: LogEvent) => unknown;

/** Passes an event to a log, whose errors must not break a call. */
export function emit(log: Log | undefined, event: LogEvent): void {
  if (log === undefined) return;
  try {
    Promise.resolve(log(event)).catch(() => {});
  } catch {
    // A log that throws is the caller's affair.
  }
}
