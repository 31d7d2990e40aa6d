import { alive, check, expect, expectAccessible, result, test } from "./visitor.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the page, its mistakes and its open choice", async ({ page }) => {
      await page.goto("/");
      await alive(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Check the age" }).click();
      await expect(page.getByText("Serial number is required")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("combobox", { name: "Brand" }).click();
      await expect(page.getByRole("option", { name: "Rheem", exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    test("a result with two dates", async ({ page }) => {
      await page.goto("/");
      await check(page, "Bradford White", "BH6511396");
      await expect(result(page)).toContainText("August 1985");
      await page.getByText("How sure we are, and why").click();
      await expectAccessible(page);
    });

    test("no result, with repairs and with other brands", async ({ page }) => {
      await page.goto("/?brand=rheem&serial=RHO5O4B01826");
      await alive(page);
      await expectAccessible(page);
      await page.goto("/?brand=rheem&serial=0833A032628");
      await expectAccessible(page);
      await page.goto("/?brand=other&serial=BH6511396");
      await expectAccessible(page);
    });

    test("the page that is not there", async ({ page }) => {
      await page.goto("/nowhere");
      await expectAccessible(page);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("brand, serial number and button are in sight at once", async ({ page }) => {
    await page.goto("/");
    await alive(page);
    for (const part of [
      page.getByRole("combobox", { name: "Brand" }),
      page.getByRole("textbox", { name: "Serial number" }),
      page.getByRole("button", { name: "Check the age" }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test("the result comes into sight, and nothing is wider than the screen", async ({ page }) => {
    await page.goto("/");
    await check(page, "GE", "GENG0110123456");
    await expect(page.getByRole("heading", { name: /years/u })).toBeInViewport();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    }
  });

  test("whatever can be tapped is 44 pixels high", async ({ page }) => {
    await page.goto("/");
    await check(page, "Rheem", "RHO5O4B01826");
    await expect(result(page)).toContainText("Is one of these on your plate?");
    const small = await page
      .locator("main a, main button, main summary, main input:not([type=hidden]), header a")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent),
      );
    expect(small).toEqual([]);
  });
});

test("with text twice as large nothing is lost", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/?brand=bradford-white&serial=BH6511396");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
