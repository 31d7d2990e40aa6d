import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns a value that only the browser has. During hydration it is the server's value, so that both match.
 *
 * @param read Must return the same value in consecutive calls.
 *
 * @example
 * const year = useInBrowser(() => new Date().getFullYear(), 2026);
 */
export const useInBrowser = <Value extends string | number | boolean>(
  read: () => Value,
  made: Value,
): Value => useSyncExternalStore(never, read, () => made);
