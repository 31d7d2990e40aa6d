import type { Locator, Page } from "@playwright/test";

/** Returns the number of pixels by which the page is wider than the screen; none or less if it fits. */
export const widerThanScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Returns the texts of elements that are too low to tap reliably. */
export const lowTargets = (targets: Locator): Promise<readonly (string | null)[]> =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );

/** A layout shift reported by the browser. */
interface Move {
  /** The score: how much of the window moved, and how far. */
  readonly value: number;
  /** Whether the visitor has just clicked. */
  readonly hadRecentInput: boolean;
  /** The elements that moved. */
  readonly what: readonly string[];
}

/** Starts recording layout shifts. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Move[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as Move & {
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ""),
        );
        moved.push({ value, hadRecentInput, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const moved = (page: Page): Promise<readonly Move[]> =>
  page.evaluate(async () => {
    // A shift is reported after it was painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { readonly moved: readonly Move[] }).moved;
  });

/** Returns the layout shifts since then, by score. */
export const moves = async (page: Page): Promise<readonly number[]> =>
  (await moved(page)).map(({ value }) => value);

/** Returns the layout shifts since then that did not follow a click. */
export const movesByItself = async (page: Page): Promise<readonly Move[]> =>
  (await moved(page)).filter(({ hadRecentInput }) => !hadRecentInput);
