// Milliseconds. Visitors who leave or start at once shouldn't pay for preloading. With a longer delay, those who lose
// the connection in the first seconds would get no answer.
const DELAY = 1000;

const idle = (work: () => void): void => {
  // Not available in every browser.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work);
};

/**
 * Runs some work once the page has loaded, a second has passed, and the browser is idle.
 *
 * @returns A function that cancels it.
 *
 * @example
 * const cancel = whenIdle(() => void loadCheck());
 */
export function whenIdle(work: () => void): () => void {
  let cancelled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => idle(() => !cancelled && work()), DELAY);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    cancelled = true;
    clearTimeout(timer);
    window.removeEventListener("load", begin);
  };
}
