const running = new Set<() => Promise<void>>();

/** Returns a function that stops something once. `stopAll` also calls it, unless it was called before. */
export function onStopAll(stop: () => Promise<void>): () => Promise<void> {
  const once = async (): Promise<void> => {
    if (running.delete(once)) await stop();
  };
  running.add(once);
  return once;
}

/** Stops everything that is still running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}
