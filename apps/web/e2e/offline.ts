import type { APIRequestContext, Page } from "@playwright/test";

/** Waits until some pages are cached, and the service worker controls this one. */
export const untilCached = (page: Page, ...paths: readonly string[]): Promise<void> =>
  page.evaluate(async (expectedPaths) => {
    const pause = () =>
      new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await pause();
    for (const path of expectedPaths) while ((await caches.match(path)) === undefined) await pause();
  }, paths);

/** Returns the banner at the bottom of the page. */
export const banner = (page: Page) => page.locator("footer + [role=status] > div");

/** Makes the first queued check 31 days older. */
export const ageFirstCheck = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("heater-age-queue");
        opening.addEventListener("success", () => {
          const { result: database } = opening;
          const change = database.transaction("checks", "readwrite");
          const walk = change.objectStore("checks").index("madeAt").openCursor();
          walk.addEventListener(
            "success",
            () => {
              const check = walk.result?.value as { readonly madeAt: number };
              walk.result?.update({ ...check, madeAt: check.madeAt - 31 * 86_400_000 });
            },
            { once: true },
          );
          change.addEventListener("complete", () => {
            database.close();
            resolve();
          });
        });
      }),
  );

/** Returns how many checks of a brand the API has recorded. */
export async function recorded(request: APIRequestContext, brand: string): Promise<number> {
  const response = await request.get("/api/stats");
  const { byBrand } = (await response.json()) as {
    readonly byBrand: readonly { readonly brand: string; readonly count: number }[];
  };
  return byBrand.find((one) => one.brand === brand)?.count ?? 0;
}
