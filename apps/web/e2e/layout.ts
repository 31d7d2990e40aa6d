import type { Locator, Page } from "@playwright/test";

/** Pixels by which the page is wider than the screen; none or less when it fits. */
export const widerThanScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Texts of those elements that are too low to be tapped with certainty. */
export const lowTargets = (targets: Locator): Promise<readonly (string | null)[]> =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );

/** A move of what is in sight, as the browser tells it. */
interface Move {
  /** How much of the window moved, and how far. */
  readonly value: number;
  /** Whether the visitor has just pressed something. */
  readonly hadRecentInput: boolean;
  /** What moved. */
  readonly what: readonly string[];
}

/** Notes from now on how far anything on the page moves. */
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
    // A move is told after it was painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { readonly moved: readonly Move[] }).moved;
  });

/** What has moved since, each time by how much. */
export const moves = async (page: Page): Promise<readonly number[]> =>
  (await moved(page)).map(({ value }) => value);

/** What has moved since by itself, and not because the visitor has just pressed something. */
export const movesByItself = async (page: Page): Promise<readonly Move[]> =>
  (await moved(page)).filter(({ hadRecentInput }) => !hadRecentInput);
