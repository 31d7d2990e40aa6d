import { documents } from "../app/seo/developer-paths.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const narrow = { width: 320, height: 640 };

// They are only in English.
test.describe("developer pages", () => {
  test("can be navigated and scrolled by keyboard, mark the current page, and print only the text", async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await page.goto("/developers/packages/decoder/");
    const box = page.getByRole("group", { name: "Code" }).nth(1);
    await box.focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }).toPass();
    expect(await page.evaluate(() => window.scrollX)).toBe(0);

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/developers/");
    const list = page.getByRole("navigation", { name: "Pages for developers" });
    const listed = documents.filter(({ part }) => part !== undefined);
    await expect(list.getByRole("listitem")).toHaveText(listed.map(({ name }) => name));
    await page.getByRole("link", { name: "Skip the list of pages" }).press("Enter");
    await page.keyboard.press("Tab");
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await list.getByRole("link", { name: "Error codes" }).press("Enter");
    await expect(page).toHaveURL(/\/developers\/errors\/$/u);
    await expect(list.locator("[aria-current=page]")).toHaveText("Error codes");
    await page.locator("main").getByRole("link", { name: "too-many-requests" }).first().click();
    await expect(page.locator("#too-many-requests")).toBeInViewport();
    await page.locator("main a[rel=next]").click();
    await expect(page).toHaveURL(/\/developers\/changes\/$/u);
    await page.locator("main a[rel=prev]").press("Enter");
    await expect(page).toHaveURL(/\/developers\/errors\/$/u);
    await page.goto("/developers/rules/bradford-white/");
    await expect(list.locator("[aria-current=true]")).toHaveText("Rules");
    await page.setViewportSize(narrow);
    await page.getByText("Developers", { exact: true }).first().press("Enter");
    await list.getByRole("link", { name: "Overview" }).click();
    await expect(page).toHaveURL(/\/developers\/$/u);

    // A page that doesn't exist lists the others.
    await page.setViewportSize({ width: 1280, height: 720 });
    const response = await page.goto("/developers/nowhere/");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Error codes" }).click();
    await expect(page).toHaveURL(/\/developers\/errors\/$/u);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const role of ["banner", "navigation", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
});
