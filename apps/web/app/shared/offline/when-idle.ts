// A visitor who leaves at once, or who begins at once, is not charged for what the page fetches by itself.
const PATIENCE = 3000;

/** What browsers that know about the connection say of it. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor asks pages to use little data. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;

const idle = (work: () => void): void => {
  // Not in every browser.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work);
};

/**
 * Does some work once the page has loaded, a few seconds have gone by and nothing else is to be done.
 *
 * @returns What cancels it.
 *
 * @example
 * const cancel = whenIdle(() => void loadCheck(language));
 */
export function whenIdle(work: () => void): () => void {
  let cancelled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => idle(() => !cancelled && work()), PATIENCE);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    cancelled = true;
    clearTimeout(timer);
    window.removeEventListener("load", begin);
  };
}
