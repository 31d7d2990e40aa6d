import type { GlobalError } from "./report.ts";

const watched = new WeakSet<EventTarget>();

function report(happened: GlobalError): void {
  import("./report.ts")
    .then(({ reportGlobal }) => reportGlobal(happened))
    // oxlint-disable-next-line no-console -- the console is the only place left to report it
    .catch((reason: unknown) => console.warn("An error cannot be reported", reason));
}

/**
 * Reports uncaught errors and unhandled promise rejections, and silences the rejections from then on. A second call
 * only logs a warning.
 *
 * @param target The window.
 * @param onError Receives the errors.
 *
 * @example
 * watchErrors(window);
 */
export function watchErrors(target: EventTarget, onError: (error: GlobalError) => void = report): void {
  if (watched.has(target)) {
    // oxlint-disable-next-line no-console -- a harmless mistake in the program
    console.warn("Errors are watched already");
    return;
  }
  watched.add(target);
  target.addEventListener("error", (event) => {
    const happened = event as ErrorEvent;
    const { message, filename, lineno, colno } = happened;
    const error: unknown = happened.error;
    const errorType = error instanceof Error ? "javascript" : "custom";
    onError({ errorType, error: error ?? message, source: filename, line: lineno, column: colno });
  });
  target.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    onError({ errorType: "promise_rejection", error: (event as PromiseRejectionEvent).reason });
  });
}
