const signs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "focusin", "popstate"] as const;

let first: Promise<void> | undefined;
let missed: HTMLElement | undefined;

/** Resolves when the page is first touched: scrolled, pointed at, typed into. From then on presses are remembered. */
export function touched(): Promise<void> {
  first ??= new Promise((resolve) => {
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      resolve();
    };
    for (const sign of signs) {
      window.addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
    }
    // On its way down: React lets nobody hear of a press on a part that is not alive.
    window.addEventListener(
      "click",
      ({ target }) => {
        missed = target instanceof Element ? (target.closest("button") ?? undefined) : undefined;
      },
      { capture: true },
    );
    // And what comes back up was heard, perhaps by a part that came to life with this very press.
    document.addEventListener("click", () => {
      missed = undefined;
    });
  });
  return first;
}

/** Presses a button again that was the last one pressed, if it lies in a part of the page which just came to life. */
export function pressMissed(part: HTMLElement): void {
  if (missed === undefined || !part.contains(missed)) return;
  const button = missed;
  missed = undefined;
  button.click();
}
