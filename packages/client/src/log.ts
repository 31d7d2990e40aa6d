/** What happens in an attempt of a call: it begins, is answered or not, and may be followed by a wait for the next. */
export type Happening =
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

/** What a log is told. */
export type LogEvent = Happening & {
  readonly method: string;
  /** From `/api` on. It can hold a model number or the id of a report. */
  readonly path: string;
  /** Which attempt of the call it is, from 1. */
  readonly attempt: number;
  /** Since the attempt began. */
  readonly milliseconds: number;
};

/** Takes what happens. What it throws, or rejects with, is let go. */
export type Log = (event: LogEvent) => unknown;

/** Tells a log, which must not break a call. */
export function tell(log: Log | undefined, event: LogEvent): void {
  if (log === undefined) return;
  try {
    Promise.resolve(log(event)).catch(() => {});
  } catch {
    // Whoever writes a log has to look after it.
  }
}
