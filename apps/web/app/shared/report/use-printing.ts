import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns whether the page is being printed. Content rendered then is printed. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const paper = matchMedia("print");
    // Flushed, because the browser captures the page right after these events.
    const set = (isPrinting: boolean) => () => flushSync(() => setPrinting(isPrinting));
    paper.addEventListener("change", ({ matches }) => set(matches)(), { signal });
    window.addEventListener("beforeprint", set(true), { signal });
    window.addEventListener("afterprint", set(false), { signal });
    return () => unmounted.abort();
  }, []);
  return printing;
}
