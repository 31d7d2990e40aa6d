const signs = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const;

let touched: Promise<void> | undefined;
let resolveTouched = () => {};

/**
 * Resolves when the visitor first points, types or scrolls, or has been on this page before. What only a visitor who
 * does more than read needs can wait for it.
 */
export function untilInteraction(): Promise<void> {
  touched ??= new Promise((resolve) => {
    resolveTouched = resolve;
    const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // Not every browser supports it.
    const { userActivation } = navigator as Partial<Navigator>;
    if (loading?.type !== "navigate" || userActivation?.hasBeenActive === true) resolve();
    for (const sign of signs) {
      window.addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
    }
  });
  return touched;
}

/** Lets the page go on as if the visitor had touched it. */
export function hydrateNow(): void {
  void untilInteraction();
  resolveTouched();
}
