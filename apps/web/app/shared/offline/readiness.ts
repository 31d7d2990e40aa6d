import { useSyncExternalStore } from "react";

let ready = false;
const subscribers = new Set<() => void>();

/** Says whether the form on the page could answer without a network. */
export function setReady(isReady: boolean): void {
  if (ready === isReady) return;
  ready = isReady;
  for (const changed of subscribers) changed();
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
}

/** Whether the form on the page could answer without a network. */
export const useReadiness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ready,
    () => false,
  );
