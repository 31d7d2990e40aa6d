import { ports } from "./ports.ts";
import { check, expect, result, test } from "./visitor.ts";

test("when the API is down the page answers by itself, and says that nothing was recorded", async ({
  page,
}) => {
  await page.goto(`http://127.0.0.1:${ports.webWithoutApi}/`);
  await check(page, "Rheem", "RH0504B01826");
  await expect(result(page)).toContainText("made in May 2004");
  await expect(result(page)).toContainText("Not recorded.");
});

test("when the network is gone after the form was begun the page still answers", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const began = page.waitForResponse((response) => response.url().includes("/assets/texts-result-"));
  await page.getByRole("textbox", { name: "Serial number" }).focus();
  await began;
  await page.waitForLoadState("networkidle");
  await page.getByRole("combobox", { name: "Brand" }).click();
  await page.getByRole("option", { name: "Bradford White" }).waitFor();
  await context.setOffline(true);
  await page.getByRole("option", { name: "Bradford White" }).click();
  await page.getByRole("textbox", { name: "Serial number" }).fill("BH6511396");
  await page.getByRole("button", { name: "Check the age" }).click();
  await expect(result(page)).toContainText("made in August 2005");
  await expect(result(page)).toContainText("Not recorded.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is answered by the server", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Brand" }).selectOption("Bradford White");
    await page.getByRole("textbox", { name: "Serial number" }).fill("BH 6511396");
    await page.getByRole("button", { name: "Check the age" }).click();
    await expect(result(page)).toContainText("made in August 2005");
    await expect(result(page)).toContainText("August 1985");
    await expect(page.getByRole("combobox", { name: "Brand" })).toHaveValue("bradford-white");
    await expect(
      page.getByRole("heading", { name: "How to read Bradford White serial numbers" }),
    ).toBeVisible();
  });

  test("mistakes are named", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Check the age" }).click();
    await expect(page.getByText("Please select a water heater brand")).toBeVisible();
    await expect(page.getByText("Serial number is required")).toBeVisible();
    await page.goto("/?brand=rheem&serial=%20%20&model=");
    await expect(page.getByText("Serial number cannot be empty or only whitespace")).toBeVisible();
  });

  test("a repair is a link", async ({ page }) => {
    await page.goto("/?brand=rheem&serial=RHO5O4B01826&model=");
    await result(page)
      .getByRole("link", { name: /RH0504B01826/u })
      .click();
    await expect(result(page)).toContainText("made in May 2004");
  });
});
