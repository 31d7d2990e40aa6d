import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

/** Waits until the search has replaced the closed box. */
async function openSearch(tool: Tool): Promise<void> {
  await tool.alive();
  await tool.brand.click();
  await expect(tool.brand).toHaveAttribute("aria-expanded", "true");
}

const value = (page: Page) => page.locator("#check input[name=brand]");

test("finds and selects a brand by keyboard alone, typed, pasted or misspelled", async ({ page, tool }) => {
  const options = page.getByRole("option");
  await tool.open();
  await tool.alive();
  await tool.brand.focus();
  await page.keyboard.type("rudd");
  await expect(options.first()).toHaveText("Ruud");
  await expect(options.last()).toHaveText(tool.say("form.other"));
  await expect(tool.brand).toHaveAttribute("aria-activedescendant", /./u);
  await expectAccessible(page, "#check");
  await page.keyboard.press("Enter");
  await expect(tool.brand).toHaveValue("Ruud");

  await openSearch(tool);
  await tool.brand.fill("");
  await page.keyboard.insertText("A. O. Smith");
  await page.keyboard.press("Enter");
  await expect(value(page)).toHaveValue("ao-smith");
  await expect(tool.brand).toHaveValue("A. O. Smith");
  await expect(tool.serial).toBeFocused();
  await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeHidden();
  await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeHidden();
  await page.keyboard.type("1836111786352");
  await page.keyboard.press("Enter");
  await expect(tool.result).toContainText(tool.date({ year: 2018, week: 36 }));
});

test("takes a paste, a press or an arrow key before the search has loaded @rest", async ({ page, tool }) => {
  const held: Route[] = [];
  await page.route("**/assets/BrandSearch-*.js", (route) => void held.push(route));
  for (const end of ["Enter", "Tab"] as const) {
    await test.step(end, async () => {
      await tool.open();
      await tool.alive();
      await tool.brand.focus();
      await page.keyboard.insertText("General Electric");
      await page.keyboard.press(end);
      await expect.poll(() => held.length).toBe(1);
      await held.pop()?.continue();
      await expect(value(page)).toHaveValue("ge");
      await expect(tool.brand).toHaveValue("GE");
      await expect(tool.serial).toBeFocused();
      await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeHidden();
    });
  }
  for (const way of ["press", "arrow"] as const) {
    await test.step(way, async () => {
      await tool.open();
      await tool.alive();
      await tool.brand.focus();
      await expect.poll(() => held.length).toBe(1);
      await (way === "press" ? tool.brand.click() : tool.brand.press("ArrowDown"));
      await held.pop()?.continue();
      await expect(page.getByRole("option", { name: "Rheem", exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
    });
  }
});

test("selects a clear name on leaving the field, and suggests any other @rest", async ({ page, tool }) => {
  await tool.open("?serial=RH0504B01826");
  await openSearch(tool);
  await page.keyboard.type("bradferd");
  await expect(page.getByRole("option", { name: "Bradford White" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tool.brand).toHaveValue("");
  await expect(value(page)).toHaveValue("");

  await openSearch(tool);
  await page.keyboard.type("bradf");
  await page.keyboard.press("Tab");
  await expect(tool.serial).toBeFocused();
  await expect(tool.brand).toHaveValue("Bradford White");
  await expect(value(page)).not.toHaveValue("");

  await tool.brand.fill("nothing of the kind");
  await expect(page.getByText(tool.say("form.brandsNone", { other: tool.say("form.other") }))).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tool.brand).toHaveValue("Bradford White");

  await openSearch(tool);
  await tool.brand.fill("Rheem");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(tool.brand).toHaveValue("Rheem");
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
});
