import { formatText } from "@heater-age/messages/server";
import { expect, test } from "./visitor.ts";

const narrow = { width: 320, height: 640 };

// They are only in English.
test.describe("developer pages", () => {
  test("link to each other, scroll code by keyboard, and print only the text", async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto("/developers/packages/decoder/");
    const box = page.getByRole("group", { name: "Code" }).nth(1);
    await box.focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }).toPass();
    expect(await page.evaluate(() => window.scrollX)).toBe(0);

    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Developers", exact: true }).click();
    await expect(page).toHaveURL(/\/developers\/$/u);
    await main.getByRole("link", { name: "Error codes" }).click();
    await main.getByRole("link", { name: "too-many-requests" }).first().click();
    await expect(page.locator("#too-many-requests")).toBeInViewport();
    await page.goto("/developers/library/");
    await main.getByRole("link", { name: "Rheem" }).click();
    await expect(page).toHaveURL("/rheem-water-heater-age/");

    await page.goto("/developers/errors/");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const role of ["banner", "navigation", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });

  test("that don't exist answer 404", async ({ page }) => {
    const response = await page.goto("/developers/nowhere/");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      formatText("en", "shell", "notFoundTitle"),
    );
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
