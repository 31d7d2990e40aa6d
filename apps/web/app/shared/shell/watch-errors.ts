const watched = new WeakSet<EventTarget>();

function report(thrown: unknown, place: object): void {
  import("./report.ts")
    .then(({ reportGlobal }) => reportGlobal(thrown, place))
    // oxlint-disable-next-line no-console -- the console is the only place left to report it
    .catch((reason: unknown) => console.warn("An error cannot be reported", reason));
}

/**
 * Reports uncaught errors and unhandled promise rejections, and silences the rejections from then on. A second call
 * only logs a warning.
 *
 * @param target The window.
 * @param onError Receives what was thrown, and where.
 *
 * @example
 * watchErrors(window);
 */
export function watchErrors(target: EventTarget, onError = report): void {
  if (watched.has(target)) {
    // oxlint-disable-next-line no-console -- a harmless mistake in the program
    console.warn("Errors are watched already");
    return;
  }
  watched.add(target);
  target.addEventListener("error", (event) => {
    const { message, filename, lineno, colno } = event as ErrorEvent;
    const error: unknown = (event as ErrorEvent).error;
    const errorType = error instanceof Error ? "javascript" : "custom";
    onError(error ?? message, { errorType, source: filename, line: lineno, column: colno });
  });
  target.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    onError((event as PromiseRejectionEvent).reason, { errorType: "promise_rejection" });
  });
}
