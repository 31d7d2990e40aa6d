import type { Page, Route } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

/** Waits until the search has replaced the closed box. */
async function openSearch(tool: Tool): Promise<void> {
  await tool.alive();
  await tool.brand.click();
  await expect(tool.brand).toHaveAttribute("aria-expanded", "true");
}

const value = (page: Page) => page.locator("#check input[name=brand]");

test("selects a pasted name with Enter", async ({ page, tool }) => {
  await tool.open();
  await openSearch(tool);
  await page.keyboard.insertText("Rheem");
  await page.keyboard.press("Enter");
  await expect(value(page)).toHaveValue("rheem");
  await expect(tool.serial).toBeFocused();
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeHidden();
  await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeHidden();
});

for (const end of ["Enter", "Tab"] as const) {
  test(`selects a name pasted before the search has loaded with ${end}`, async ({ page, tool }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/BrandSearch-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await tool.open();
    await tool.alive();
    await tool.brand.focus();
    await page.keyboard.insertText("General Electric");
    await page.keyboard.press(end);
    release();
    await expect(value(page)).toHaveValue("ge");
    await expect(tool.brand).toHaveValue("GE");
    await expect(tool.serial).toBeFocused();
    await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeHidden();
  });
}

test.describe("on leaving the field", () => {
  for (const [typed, name] of [
    ["Rheem", "Rheem"],
    ["general electric", "GE"],
    ["bradf", "Bradford White"],
  ] as const) {
    test(`selects ${name} for ${typed}`, async ({ page, tool }) => {
      await tool.open();
      await openSearch(tool);
      await page.keyboard.type(typed);
      await page.keyboard.press("Tab");
      await expect(tool.serial).toBeFocused();
      await expect(tool.brand).toHaveValue(name);
      await expect(value(page)).not.toHaveValue("");
    });
  }

  test("selects a name on a click elsewhere, which can then be checked", async ({ page, tool }) => {
    await tool.open("?serial=RH0504B01826");
    await openSearch(tool);
    await page.keyboard.type("Rheem");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(tool.brand).toHaveValue("Rheem");
    await tool.submit.click();
    await tool.close();
    await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  });

  test("only suggests a misspelled name", async ({ page, tool }) => {
    await tool.open();
    await openSearch(tool);
    await page.keyboard.type("bradferd");
    await expect(page.getByRole("option", { name: "Bradford White" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(tool.brand).toHaveValue("");
    await expect(value(page)).toHaveValue("");
  });
});

test.describe("a link with another spelling of the brand", () => {
  for (const [brand, name, slug] of [
    ["RHEEM", "Rheem", "rheem"],
    ["A. O. Smith", "A. O. Smith", "ao-smith"],
    ["general-electric", "GE", "ge"],
    ["jetglas", "Jetglas", "Jetglas"],
  ] as const) {
    test(`fills the form with ${name}`, async ({ page, request, tool, language }) => {
      const query = `?${new URLSearchParams({ brand, serial: "rh0504b01826" }).toString()}`;
      const html = await (await request.get(pathIn(language, "/") + query)).text();
      expect(html).toMatch(new RegExp(`<option[^>]* selected=""[^>]*>${name.replaceAll(".", "\\.")}<`, "u"));
      expect(html).toMatch(/name="serial"[^>]* value="RH0504B01826"/u);

      await tool.open(query);
      await tool.alive();
      await expect(tool.brand).toHaveValue(name);
      await expect(value(page)).toHaveValue(slug);
      await expect(tool.serial).toHaveValue("RH0504B01826");
    });
  }

  test("fills the form without a check", async ({ page, tool }) => {
    await tool.open("?brand=general-electric");
    await tool.alive();
    await expect(tool.brand).toHaveValue("GE");
    await expect(value(page)).toHaveValue("ge");
  });
});

for (const way of ["a press", "an arrow key"] as const) {
  test(`opens the list on ${way} in a focused box before the search has loaded`, async ({ page, tool }) => {
    const held: Route[] = [];
    await page.route("**/assets/BrandSearch-*.js", (route) => void held.push(route));
    await tool.open();
    await tool.alive();
    await tool.submit.press("Enter");
    await expect(tool.brand).toBeFocused();
    await expect.poll(() => held.length).toBe(1);
    await (way === "a press" ? tool.brand.click() : tool.brand.press("ArrowDown"));
    await held.pop()?.continue();
    await expect(page.getByRole("option", { name: "Rheem", exact: true })).toBeVisible();
  });
}

test("finds other names and misspelled ones", async ({ page, tool }) => {
  await tool.open();
  const options = page.getByRole("option");
  for (const [typed, name] of [
    ["general electric", "GE"],
    ["bradferd", "Bradford White"],
    ["rudd", "Ruud"],
  ] as const) {
    await openSearch(tool);
    await tool.brand.fill("");
    await page.keyboard.type(typed);
    await expect(options.first()).toHaveText(name);
    await expect(options.last()).toHaveText(tool.say("form.other"));
    await page.keyboard.press("Enter");
    await expect(tool.brand).toHaveValue(name);
  }
});

test("axe finds no violations in the list for a misspelled name", async ({ page, tool }) => {
  await tool.open();
  await openSearch(tool);
  await page.keyboard.type("bradferd");
  await expect(page.getByRole("option", { name: "Bradford White" })).toBeVisible();
  await expect(tool.brand).toHaveAttribute("aria-activedescendant", /./u);
  await expectAccessible(page, "#check");
});
