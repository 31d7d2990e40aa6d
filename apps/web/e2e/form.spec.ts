import { alive, check, expect, pickBrand, result, test } from "./visitor.ts";

const steps = ["Select Brand", "Enter Details", "Get Results"];

test("an empty form says what is missing and goes to the first field", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await page.getByRole("button", { name: "Check the age" }).click();
  const brand = page.getByRole("combobox", { name: "Brand" });
  await expect(brand).toBeFocused();
  await expect(brand).toHaveAccessibleDescription("Please select a water heater brand");
  await expect(brand).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Serial number is required")).toBeVisible();
});

test("each mistake in a field has its message", async ({ page }) => {
  await page.goto("/");
  await pickBrand(page, "Rheem");
  const serial = page.getByRole("textbox", { name: "Serial number" });
  const send = page.getByRole("button", { name: "Check the age" });

  await serial.fill("RH05");
  await send.click();
  await expect(page.getByText("Serial number must be at least 6 characters long")).toBeVisible();
  await expect(serial).toBeFocused();

  await serial.fill("RH0504B01826RH0504B01826");
  await expect(page.getByText("Serial number must be at least 6 characters long")).toBeHidden();
  await send.click();
  await expect(page.getByText("Serial number cannot exceed 20 characters")).toBeVisible();

  await serial.fill("RH0504B01826");
  await page.getByText("I also have the model number").click();
  await page.getByRole("textbox", { name: "Model number" }).fill("ab");
  await send.click();
  await expect(
    page.getByText("Model number must be between 3 and 30 characters when provided"),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Model number" })).toBeFocused();
});

test("the steps follow the visitor, and start again", async ({ page }) => {
  await page.goto("/");
  const current = page.locator("[aria-current=step]");
  await expect(current).toContainText(steps[0] ?? "");
  await pickBrand(page, "Rheem");
  await page.getByRole("textbox", { name: "Serial number" }).fill("RH0504B01826");
  await expect(current).toContainText(steps[1] ?? "");
  await page.getByRole("button", { name: "Check the age" }).click();
  await expect(current).toContainText(steps[2] ?? "");
  await page.getByRole("link", { name: "Check Another" }).click();
  await expect(current).toContainText(steps[0] ?? "");
  await expect(page.getByRole("combobox", { name: "Brand" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toHaveValue("");
});

test("to try again keeps the brand", async ({ page }) => {
  await page.goto("/");
  await check(page, "Rheem", "ZZZZZZZZZ");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("combobox", { name: "Brand" })).toHaveValue("Rheem");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toBeFocused();
  await expect(page.locator("[aria-current=step]")).toContainText("Enter Details");
});

test("back and forward walk through the results, and ask nothing twice", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/check")) asked += 1;
  });
  await page.goto("/");
  await check(page, "Rheem", "RH0504B01826");
  await expect(result(page)).toContainText("May 2004");
  await page.getByRole("textbox", { name: "Serial number" }).fill("1209D12345");
  await page.getByRole("button", { name: "Check the age" }).click();
  await expect(result(page)).toContainText("December 2009");
  await page.goBack();
  await expect(result(page)).toContainText("May 2004");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toHaveValue("RH0504B01826");
  await page.goBack();
  await expect(result(page)).toContainText("Where is the rating plate?");
  await page.goForward();
  await expect(result(page)).toContainText("May 2004");
  expect(asked).toBe(2);
});

test("a brand from the list of brands is chosen, and what was typed stays", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await page.getByRole("textbox", { name: "Serial number" }).fill("BH6511396");
  await page
    .getByRole("region", { name: "Supported brands" })
    .getByRole("link", { name: "Bradford White" })
    .click();
  await expect(page.getByRole("combobox", { name: "Brand" })).toHaveValue("Bradford White");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toHaveValue("BH6511396");
});

test("pressed twice, the form is sent once", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/check", async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/");
  await pickBrand(page, "Rheem");
  await page.getByRole("textbox", { name: "Serial number" }).fill("RH0504B01826");
  await page.getByRole("button", { name: "Check the age" }).dblclick();
  await expect(page.getByRole("button", { name: "Checking…" })).toBeVisible();
  await expect(result(page)).toContainText("May 2004");
  expect(asked).toBe(1);
});

test("the brand is found and picked with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  const brand = page.getByRole("combobox", { name: "Brand" });
  await alive(page);
  await brand.focus();
  await page.keyboard.type("ao sm");
  await expect(page.getByRole("option", { name: "A. O. Smith" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(brand).toHaveValue("A. O. Smith");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toBeFocused();
  await page.keyboard.type("1836111786352");
  await page.keyboard.press("Enter");
  await expect(result(page)).toContainText("week 36 of 2018");
});

test("what is typed and not picked is no brand", async ({ page }) => {
  await page.goto("/");
  await pickBrand(page, "Rheem");
  const brand = page.getByRole("combobox", { name: "Brand" });
  await brand.fill("nothing of the kind");
  await expect(page.getByText("No brand with this name.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toBeFocused();
  await expect(brand).toHaveValue("Rheem");
});

test("a choice that was open before the scripts ran stays open", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const native = page.locator("select[name=brand]");
  await native.focus();
  release();
  await page.waitForLoadState("networkidle");
  await expect(native).toBeFocused();
  await native.selectOption("bradford-white");
  await page.getByRole("textbox", { name: "Serial number" }).click();
  await expect(page.getByRole("combobox", { name: "Brand" })).toHaveValue("Bradford White");
  await page.keyboard.type("bh 6511396");
  await page.keyboard.press("Enter");
  await expect(result(page)).toContainText("August 2005");
});
