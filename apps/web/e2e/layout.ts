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

/** Notes from now on how far anything on the page moves by itself. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) moved.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved since, each time by how much. */
export const moves = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { readonly moved: readonly number[] }).moved);
