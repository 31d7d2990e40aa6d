import { pathIn } from "../app/seo/paths.ts";
import { lowTargets, widerThanScreen } from "./layout.ts";
import { expect, expectAccessible, expectNoBarrier, test } from "./visitor.ts";

test("detects accessibility violations, also in the dark theme", { tag: "@once" }, async ({ page }) => {
  const body = "<title>Tank</title><main><h1>Tank</h1>";
  await page.setContent(`<html lang="en">${body}<input></main></html>`);
  await expect(expectNoBarrier(page)).rejects.toThrow(/label: input/u);
  const dark = "@media (prefers-color-scheme: dark) { h1 { color: #eee } }";
  await page.setContent(`<html lang="en"><style>${dark}</style>${body}</main></html>`);
  await expect(expectNoBarrier(page)).rejects.toThrow(/color-contrast: h1/u);
  await page.setContent(`<html lang="en">${body}</main></html>`);
  await expectNoBarrier(page);
});

test.describe("axe finds no violations on", () => {
  test("the home page, its errors and its open select", { tag: "@smoke" }, async ({ page, tool }) => {
    await tool.open();
    await tool.alive();
    await expectAccessible(page);
    await tool.submit.click();
    await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeVisible();
    await expectAccessible(page);
    // The first invalid field gets the focus.
    await expect(tool.brand).toBeFocused();
    await tool.brand.click();
    await expect(page.getByRole("option", { name: "Rheem", exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test("a result with two dates", async ({ page, tool }) => {
    await tool.open();
    await tool.check("Bradford White", "BH6511396");
    await expect(tool.result).toContainText(tool.date({ year: 1985, month: 8 }));
    await expectAccessible(page);
  });

  test("an unreadable number with repairs and other brands", async ({ page, tool }) => {
    await tool.open("?brand=rheem&serial=RHO5O4B01826");
    await tool.alive();
    await expectAccessible(page);
    await tool.open("?brand=rheem&serial=0833A032628");
    await expectAccessible(page);
    await tool.open("?brand=other&serial=BH6511396");
    await expectAccessible(page);
  });

  test("the 404 page", async ({ page, language }) => {
    await page.goto(pathIn(language, "/nowhere"));
    await expectAccessible(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("shows brand, serial number and button on the first screen", async ({ tool }) => {
    await tool.open();
    await tool.alive();
    for (const part of [tool.brand, tool.serial, tool.submit]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test(
    "scrolls the result into view without horizontal overflow",
    { tag: "@smoke" },
    async ({ page, tool }) => {
      await tool.open();
      await tool.check("GE", "GENG0110123456");
      await expect(page.locator("#result-heading")).toBeInViewport();
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const wider = await widerThanScreen(page);
        expect(wider).toBeLessThanOrEqual(0);
      }
    },
  );

  test("has tap targets at least 44 pixels high", { tag: "@smoke" }, async ({ page, tool }) => {
    await tool.open();
    await tool.check("Rheem", "RHO5O4B01826");
    await expect(tool.result).toContainText(tool.say("result.unreadableTitle"));
    const small = await lowTargets(
      page.locator("main a, main button, main summary, main input:not([type=hidden]), header a"),
    );
    expect(small).toEqual([]);
  });
});

test("fits text twice as large", { tag: "@smoke" }, async ({ page, tool }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open("?brand=bradford-white&serial=BH6511396");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const wider = await widerThanScreen(page);
  expect(wider).toBeLessThanOrEqual(0);
});
