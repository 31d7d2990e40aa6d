import { languages } from "@heater-age/messages";
import type { Page } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { lowTargets, widerThanScreen } from "./layout.ts";
import { expect, expectAccessible, test, violationsOn } from "./visitor.ts";

/** Pixels: the narrowest phone, a common one, and a computer. */
const widths = [320, 390, 1280] as const;

const paths = [
  "/",
  "/?brand=bradford-white&serial=BH6511396",
  "/?brand=rheem&serial=RHO5O4B01826",
  "/?brand=other&serial=BH6511396",
  "/rheem-water-heater-age/",
  "/brands/takagi/",
  "/no-label/?energy=gas&rating-name=uef&gas-valve-code=9437",
  "/accuracy/",
  "/my-heaters/",
  "/contact/",
  "/privacy-policy/",
  "/terms-of-service/",
  "/developers/terms/",
  "/nowhere",
] as const;

/** One page of each kind that is only in English. */
const englishPaths = [
  "/developers/",
  "/developers/packages/decoder/",
  "/developers/widget/",
  "/developers/rules/",
  "/developers/errors/",
] as const;

/** Pages whose folded parts are short, and complete in the server's page. */
const isUnfolded = /water-heater-age|brands|developers|privacy|terms/u;

/** Returns texts with a word that is outside of its box or of the screen, or broken without a hyphen. */
const unfitting = (page: Page) =>
  page.locator("body *").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
      if (texts.length === 0 || !element.checkVisibility()) return [];
      let box = element;
      while (getComputedStyle(box).display === "inline" && box.parentElement !== null)
        box = box.parentElement;
      const { left, right, width } = box.getBoundingClientRect();
      // Visible to screen readers only.
      if (width <= 1) return [];
      const isUnfitting = texts.some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const isOutside = [...range.getClientRects()].some(
          (line) => line.left < Math.max(left, 0) - 1 || line.right > Math.min(right, window.innerWidth) + 1,
        );
        if (isOutside) return true;
        const topAt = (index: number) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          // A line that starts here can add the end of the line before.
          return [...range.getClientRects()].at(-1)?.top;
        };
        return [...(text.textContent ?? "").matchAll(/\p{L}+/gu)].some(
          ({ index, 0: word }) => topAt(index) !== topAt(index + word.length - 1),
        );
      });
      return isUnfitting ? [element.textContent ?? ""] : [];
    }),
  );

/** Expects that a page fits, and that everything can be tapped. */
async function expectLook(page: Page, path: string, sizes: readonly number[] = widths): Promise<void> {
  await page.goto(path);
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    // Code and tables for developers scroll within their boxes.
    const texts = englishPaths.some((one) => one === path) ? [] : await unfitting(page);
    expect.soft({ path, width, texts }).toEqual({ path, width, texts: [] });
    expect.soft(await widerThanScreen(page), `${path}, ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  if (isUnfolded.test(path)) {
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
  }
  const targets = page.locator(
    // A file is chosen by the label of its field, and only bots see the one that nothing focuses.
    "header a, main button, main summary, main nav a, main input:not([type=hidden], [type=file], [tabindex='-1'])",
  );
  expect.soft(await lowTargets(targets), path).toEqual([]);
}

/** Expects that a page fits with text twice as large. */
async function expectLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect.soft(await widerThanScreen(page), `${page.url()}, large text`).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

for (const path of paths) {
  test(`fits in English and German, and has no barrier: ${path}`, async ({ page }) => {
    // The server's page is complete, except this one, which shows what the browser stores.
    if (path !== "/my-heaters/") await page.route("**/assets/*.js", (route) => route.abort());
    for (const [code, sizes] of [
      ["en", widths],
      // Its words are the longest, and break where space is narrowest.
      ["de", [320]],
    ] as const) {
      await expectLook(page, pathIn(code, "/") + path.slice(1), sizes);
      await expectLargeText(page);
      if (code === "en") await expectAccessible(page);
    }
  });

  test(`fits at any width in any language, and has no barrier: ${path} @rest`, async ({ page }) => {
    for (const { code } of languages) {
      await expectLook(page, pathIn(code, "/") + path.slice(1));
      await expectLargeText(page);
      // Colors have no language, and take most of the time.
      const rules = { "color-contrast": { enabled: false } };
      expect.soft(await violationsOn(page, "html", { rules }), code).toEqual([]);
    }
  });
}

test("the developer pages fit and have no barrier @rest", async ({ page }) => {
  for (const path of englishPaths) {
    await expectLook(page, path);
    await expectLargeText(page);
    await expectAccessible(page);
  }
});

test("shows fields, button and errors on the first screen of a phone", async ({ page, tool }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/ge-water-heater-age/", "/"]) {
    await page.goto(path);
    await tool.alive();
    for (const part of [tool.brand, tool.serial, tool.submit]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
  await tool.submit.click();
  await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeVisible();
  await expectAccessible(page, "#check");
  // The first invalid field gets the focus.
  await expect(tool.brand).toBeFocused();
  await tool.brand.click();
  await expect(page.getByRole("option", { name: "Rheem", exact: true })).toBeVisible();
  await expectAccessible(page, "#check");
});
