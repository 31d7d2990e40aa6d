/** Returns the reason why a signal was aborted, as an error. */
export function toReason(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error("aborted", { cause: signal?.reason });
}

/** Settles like the promise, or rejects with the signal's reason as soon as it aborts. */
export function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(toReason(signal));
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    void promise.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
  });
}
