import { useCallback, useEffect, useState } from "react";

const COPIED_FOR = 2000;

/**
 * Whether something was copied in the last two seconds, and the function that says that it was.
 *
 * @example
 * const [copied, setCopied] = useCopied();
 */
export function useCopied(): readonly [copied: boolean, setCopied: () => void] {
  // A new object each time, so that the two seconds begin again.
  const [when, setWhen] = useState<object>();

  useEffect(() => {
    if (when === undefined) return undefined;
    const timer = setTimeout(() => setWhen(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [when]);

  return [when !== undefined, useCallback(() => setWhen({}), [])];
}
