import type { Page } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { expect, test } from "./visitor.ts";

// The checked content doesn't need scripts.
test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

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

/** Returns words that are outside of their box or of the screen. */
const wordsOutside = (page: Page) =>
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
      const outside = texts.some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(
          (line) => line.left < Math.max(left, 0) - 1 || line.right > Math.min(right, window.innerWidth) + 1,
        );
      });
      return outside ? [element.textContent ?? ""] : [];
    }),
  );

test("detects a word that is too long for its box", { tag: "@once" }, async ({ page }) => {
  await page.setContent(`<p style="width: 4rem">Warmwasserbereiter</p><p>Ja</p>`);
  expect(await wordsOutside(page)).toEqual(["Warmwasserbereiter"]);
});

test("keeps every line in its box on the narrowest screen", { tag: "@smoke" }, async ({ page, language }) => {
  for (const path of paths) {
    await page.goto(pathIn(language, "/") + path.slice(1));
    expect({ path, outside: await wordsOutside(page) }).toEqual({ path, outside: [] });
  }
});
