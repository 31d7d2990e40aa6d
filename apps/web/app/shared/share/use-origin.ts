import { useSyncExternalStore } from "react";
import { site } from "../../config/site.ts";

const never = () => () => undefined;

/**
 * Returns the origin of the site's public address. If it is not configured, the server has at most a guess, which can
 * be empty.
 *
 * Not deferred as with `useInBrowser`: what is shared or printed at once would have no address.
 */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => site.url || window.location.origin,
    () => site.origin,
  );
