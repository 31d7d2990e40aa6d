import { useDeferredValue } from "react";

/**
 * Returns a value that only the browser has. The first render has the server's value, so that both match. Deferred,
 * because a synchronous update would hydrate in one long task what hydrates bit by bit.
 *
 * @param read Must return the same value in consecutive calls.
 *
 * @example
 * const year = useInBrowser(() => new Date().getFullYear(), 2026);
 */
export const useInBrowser = <Value extends string | number | boolean>(
  read: () => Value,
  serverValue: Value,
): Value => useDeferredValue(import.meta.env.SSR ? serverValue : read(), serverValue);
