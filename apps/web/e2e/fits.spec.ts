import { languages } from "@heater-age/messages";
import type { Page } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { widerThanScreen } from "./layout.ts";
import { expect, test, violationsOn } from "./visitor.ts";

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

test("detects a word that is too long for its box", async ({ page }) => {
  await page.setContent(
    `<p style="width: 4rem">Warmwasserbereiter</p><p style="width: 4rem; overflow-wrap: anywhere">Typenschild-Nummer</p>
     <p style="width: 4rem">Warm&shy;wasser</p><p>Ja</p>`,
  );
  expect(await unfitting(page)).toEqual(["Warmwasserbereiter", "Typenschild-Nummer"]);
});

for (const path of paths) {
  test(`fits and has no barrier in any language: ${path}`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const { code } of languages) {
      await page.goto(pathIn(code, "/") + path.slice(1));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft({ code, width, texts: await unfitting(page) }).toEqual({ code, width, texts: [] });
        expect.soft(await widerThanScreen(page), `${code}, ${width}`).toBeLessThanOrEqual(0);
      }
      expect.soft(await violationsOn(page, "html"), code).toEqual([]);
    }
  });
}
