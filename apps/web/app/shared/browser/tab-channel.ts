/** A channel that announces changes on this device to the tabs of the site. */
export interface TabChannel {
  /** Notifies all tabs, including this one, and the service worker. */
  readonly announce: () => void;
  /** Calls back after each announcement. Returns a function that unsubscribes. */
  readonly onAnnounced: (changed: () => void) => () => void;
}

/** Returns the channel with a name. Without `BroadcastChannel`, nothing is announced. */
export function tabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === "undefined")
    return { announce: () => undefined, onAnnounced: () => () => undefined };
  return {
    announce() {
      const channel = new BroadcastChannel(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
      channel.postMessage(undefined);
      channel.close();
    },
    onAnnounced(changed) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", changed);
      return () => channel.close();
    },
  };
}
