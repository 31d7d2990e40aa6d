import type { GlobalError } from "./report.ts";

const watched = new WeakSet<EventTarget>();

function report(happened: GlobalError): void {
  import("./report.ts")
    .then(({ reportGlobal }) => reportGlobal(happened))
    // oxlint-disable-next-line no-console -- nobody else can be told
    .catch((reason: unknown) => console.warn("An error cannot be reported", reason));
}

/**
 * Reports errors that nobody caught, and promises that nobody heard fail; these are silent from then on. A second call
 * does nothing but warn.
 *
 * @param target The window.
 * @param tell Takes the errors.
 *
 * @example
 * watchErrors(window);
 */
export function watchErrors(target: EventTarget, tell: (error: GlobalError) => void = report): void {
  if (watched.has(target)) {
    // oxlint-disable-next-line no-console -- a mistake in the program, which does no harm
    console.warn("Errors are watched already");
    return;
  }
  watched.add(target);
  target.addEventListener("error", (event) => {
    const happened = event as ErrorEvent;
    const { message, filename, lineno, colno } = happened;
    const error: unknown = happened.error;
    const errorType = error instanceof Error ? "javascript" : "custom";
    tell({ errorType, error: error ?? message, source: filename, line: lineno, column: colno });
  });
  target.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    tell({ errorType: "promise_rejection", error: (event as PromiseRejectionEvent).reason });
  });
}
