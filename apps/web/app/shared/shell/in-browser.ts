import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * A value that only the browser knows. While the page comes to life it is the one that the page was made with, so
 * that both agree.
 *
 * @param read Must give the same value each time it is called within a moment.
 *
 * @example
 * const year = useInBrowser(() => new Date().getFullYear(), 2026);
 */
export const useInBrowser = <Value extends string | number | boolean>(
  read: () => Value,
  made: Value,
): Value => useSyncExternalStore(never, read, () => made);
