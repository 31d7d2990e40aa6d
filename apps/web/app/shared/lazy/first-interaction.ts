const signs = [
  "pointerdown",
  "pointermove",
  "keydown",
  "scroll",
  "focusin",
  "popstate",
  "visibilitychange",
] as const;

declare global {
  interface Window {
    /** The button that was pressed last. */
    earlyPress?: HTMLElement | null;
  }
}

/** An inline script that records the button pressed last, for presses before the other scripts have loaded. */
export const earlyPress =
  'addEventListener("click",(event)=>{window.earlyPress=event.target.closest("button")},true)';

let first: Promise<void> | undefined;
let begin = () => {};
let missed: HTMLElement | undefined;

/** Returns whether the visitor interacted before the scripts loaded, or has been on this page before. */
function hasBegun(): boolean {
  const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Not every browser supports it.
  const { userActivation } = navigator as Partial<Navigator>;
  return loading?.type !== "navigate" || userActivation?.hasBeenActive === true;
}

/**
 * Resolves when the visitor first scrolls, points or types, or returns to the page. From then on unhandled clicks are
 * recorded.
 */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    const waiting = new AbortController();
    begin = () => {
      waiting.abort();
      resolve();
    };
    if (hasBegun()) begin();
    missed = window.earlyPress ?? undefined;
    for (const sign of signs) {
      window.addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
    }
    // In the capture phase, because React stops a click on a part that is not hydrated.
    window.addEventListener(
      "click",
      ({ target }) => {
        missed = target instanceof Element ? (target.closest("button") ?? undefined) : undefined;
      },
      { capture: true },
    );
    // A click that bubbles up was handled, perhaps by a part that this very click hydrated.
    document.addEventListener("click", () => {
      missed = undefined;
    });
  });
  return first;
}

/** Lets the page go on as after an interaction. */
export function beginWithoutInteraction(): void {
  void firstInteraction();
  begin();
}

/** Repeats the last unhandled click, if it was on a button in a part of the page that has just been hydrated. */
export function replayMissedClick(part: HTMLElement): void {
  if (missed === undefined || !part.contains(missed)) return;
  const button = missed;
  missed = undefined;
  button.click();
}
