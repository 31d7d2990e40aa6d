/** Tells the tabs of this site that something on the device has changed. */
export interface TabChannel {
  /** Tells all tabs, this one and the service worker included. */
  readonly announce: () => void;
  /** Calls back whenever one of them has announced. Returns what ends that. */
  readonly onAnnounced: (changed: () => void) => () => void;
}

/** Returns the channel of a name. In a browser without channels nothing is announced. */
export function tabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === "undefined")
    return { announce: () => undefined, onAnnounced: () => () => undefined };
  return {
    announce() {
      const channel = new BroadcastChannel(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin alone
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
