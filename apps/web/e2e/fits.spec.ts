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

test("detects a word that is too long for its box", { tag: "@once" }, async ({ page }) => {
  await page.setContent(
    `<p style="width: 4rem">Warmwasserbereiter</p><p style="width: 4rem; overflow-wrap: anywhere">Typenschild-Nummer</p>
     <p style="width: 4rem">Warm&shy;wasser</p><p>Ja</p>`,
  );
  expect(await unfitting(page)).toEqual(["Warmwasserbereiter", "Typenschild-Nummer"]);
});

test(
  "keeps every word whole and in its box on the narrowest screen",
  { tag: "@smoke" },
  async ({ page, language }) => {
    for (const path of paths) {
      await page.goto(pathIn(language, "/") + path.slice(1));
      expect.soft({ path, texts: await unfitting(page) }).toEqual({ path, texts: [] });
    }
  },
);
