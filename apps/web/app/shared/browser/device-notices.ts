import { useSyncExternalStore } from "react";

/** Notices about the device, in addition to being offline. */
export interface DeviceNotices {
  /** Whether the form on the page works offline. */
  readonly isReady?: boolean;
  /** Number of queued checks. */
  readonly waiting?: number;
  /** Number of saved heaters with a new recall, and the path, without a language, of the most urgent one. */
  readonly recalled?: { readonly count: number; readonly path: string } | undefined;
  /** Updates the page to the version that is ready. */
  readonly update?: (() => void) | undefined;
}

const none: DeviceNotices = {};
let notices = none;
const subscribers = new Set<() => void>();

/** Adds or replaces notices about the device. */
export function addNotices(part: DeviceNotices): void {
  notices = { ...notices, ...part };
  for (const changed of subscribers) changed();
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => subscribers.delete(changed);
}

export const useDeviceNotices = (): DeviceNotices =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
