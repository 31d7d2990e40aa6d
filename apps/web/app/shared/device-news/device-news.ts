import { useSyncExternalStore } from "react";

/** Messages about the device, in addition to being offline. */
export interface DeviceNews {
  /** Whether the form on the page works without a network. */
  readonly isReady?: boolean;
  /** Number of checks that wait to be saved. */
  readonly waiting?: number;
  /** Number of checks that were dropped, because they waited too long. */
  readonly tooOld?: number;
  /** How many saved heaters have a new recall, and the path, without a language, of the most urgent. */
  readonly recalled?: { readonly count: number; readonly path: string } | undefined;
  /** Replaces this version by the one that is ready. */
  readonly update?: (() => void) | undefined;
  /** Responds to the offer to install the site. */
  readonly install?: ((isWanted: boolean) => void) | undefined;
  /** Whether a shared photo did not arrive. */
  readonly isPhotoLost?: boolean;
}

const none: DeviceNews = {};
let news = none;
const subscribers = new Set<() => void>();

/** Adds to the messages about the device. */
export function addNews(part: DeviceNews): void {
  news = { ...news, ...part };
  for (const changed of subscribers) changed();
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => subscribers.delete(changed);
}

/** Returns the messages about the device. */
export const useDeviceNews = (): DeviceNews =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => none,
  );
