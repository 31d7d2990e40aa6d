import { useCallback, useEffect, useState } from "react";

const COPIED_FOR = 2000;

/**
 * Returns whether a copy succeeded in the last two seconds, and the function to call after one.
 *
 * @example
 * const [copied, setCopied] = useCopied();
 */
export function useCopied(): readonly [copied: boolean, setCopied: () => void] {
  // A new object each time, to restart the two seconds.
  const [when, setWhen] = useState<object>();

  useEffect(() => {
    if (when === undefined) return undefined;
    const timer = setTimeout(() => setWhen(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [when]);

  return [when !== undefined, useCallback(() => setWhen({}), [])];
}
