import { useEffect, useState } from "react";

const topmost = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;

/**
 * What the visitor can reach while a toast is shown: everything behind an open dialog is out of reach.
 *
 * @param toast Number of the toast.
 *
 * @example
 * const container = useTopmost(toasts[0]?.id);
 */
export function useTopmost(toast: number | undefined): HTMLElement {
  const [element, setElement] = useState(topmost);

  useEffect(() => {
    const look = () => setElement(topmost());
    look();
    // These events do not bubble.
    document.addEventListener("close", look, true);
    document.addEventListener("toggle", look, true);
    return () => {
      document.removeEventListener("close", look, true);
      document.removeEventListener("toggle", look, true);
    };
  }, [toast]);

  return element;
}
