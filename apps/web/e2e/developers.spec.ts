import { expect, test } from "./visitor.ts";

// They are only in English.
test("developer pages link to each other, and print only the text", async ({ page }) => {
  await page.goto("/developers/packages/decoder/");
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
