import { alive, check, expect, pickBrand, result, test } from "./visitor.ts";

test.describe("a serial number becomes a date", () => {
  test("Rheem: May 2004", async ({ page }) => {
    await page.goto("/");
    await check(page, "Rheem", "rh 0504-b01826");
    await expect(result(page)).toContainText("made in May 2004");
    await expect(result(page)).toContainText("Replacement Recommended");
    await expect(result(page)).not.toContainText("Not recorded");
    const plate = result(page).getByRole("group", { name: "How the serial number RH0504B01826 reads" });
    await expect(plate.getByRole("listitem").filter({ hasText: "month" })).toHaveText("05 month May");
    await expect(plate.getByRole("listitem").filter({ hasText: "year" })).toHaveText("04 year 2004");
    await expect(page).toHaveURL(/\?brand=rheem&serial=RH0504B01826$/u);
  });

  test("Bradford White: August 2005 or August 1985", async ({ page }) => {
    await page.goto("/");
    await check(page, "Bradford White", "BH6511396");
    await expect(result(page)).toContainText("made in August 2005");
    await expect(result(page)).toContainText("August 1985");
    await expect(result(page)).toContainText("The year letters start again every 20 years.");
  });

  test("GE: January 2010", async ({ page }) => {
    await page.goto("/");
    await check(page, "GE", "GENG0110123456");
    await expect(result(page)).toContainText("made in January 2010");
  });

  test("A. O. Smith: week 36 of 2018", async ({ page }) => {
    await page.goto("/");
    await check(page, "A. O. Smith", "1836111786352");
    await expect(result(page)).toContainText("made in week 36 of 2018, early September");
  });
});

test("look-alike characters are offered as a repair, and one tap tries it", async ({ page }) => {
  await page.goto("/");
  await check(page, "Rheem", "RHO5O4B01826");
  await expect(result(page)).toContainText("Unable to Identify Your Water Heater");
  await result(page)
    .getByRole("link", { name: /RH0504B01826/u })
    .click();
  await expect(result(page)).toContainText("made in May 2004");
  await expect(page.getByRole("textbox", { name: "Serial number" })).toHaveValue("RH0504B01826");
});

test("a number of another brand names the brands it fits, and one tap reads it as one of them", async ({
  page,
}) => {
  await page.goto("/");
  await check(page, "Rheem", "0833A032628");
  for (const brand of ["State", "Reliance", "A. O. Smith"]) {
    await expect(result(page).getByRole("link", { name: `Read it as ${brand}`, exact: true })).toBeVisible();
  }
  await result(page).getByRole("link", { name: "Read it as Reliance" }).click();
  await expect(result(page)).toContainText("made in week 33 of 2008");
  await expect(page.getByRole("combobox", { name: "Brand" })).toHaveValue("Reliance");
});

test("without a brand every brand that fits is listed with its dates", async ({ page }) => {
  await page.goto("/");
  await check(page, "Other / Not Listed", "BH6511396");
  await expect(result(page)).toContainText("It could be one of these");
  await result(page)
    .getByRole("link", { name: /^Bradford White/u })
    .click();
  await expect(result(page)).toContainText("made in August 2005");
});

test("the number is read while it is typed", async ({ page }) => {
  await page.goto("/");
  await pickBrand(page, "Bradford White");
  const serial = page.getByRole("textbox", { name: "Serial number" });
  await serial.pressSequentially("bh65");
  await expect(page.getByText("So far this looks like Bradford White")).toBeVisible();
  await serial.pressSequentially("11396");
  await expect(page.getByText("Reads as Bradford White: August 2005 or August 1985")).toBeVisible();
  await expect(serial).toHaveAccessibleDescription(/Reads as Bradford White/u);
});

test("the caret stays where something is put in", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  const serial = page.getByRole("textbox", { name: "Serial number" });
  await serial.fill("RH04B01826");
  await serial.press("Home");
  await serial.press("ArrowRight");
  await serial.press("ArrowRight");
  await serial.pressSequentially("0-5");
  await expect(serial).toHaveValue("RH0504B01826");
});

test("the guide of the chosen brand shows an example", async ({ page }) => {
  await page.goto("/");
  await pickBrand(page, "Craftmaster");
  await expect(page.getByRole("heading", { name: "How to read Craftmaster serial numbers" })).toBeVisible();
  await expect(page.getByRole("group", { name: "How the serial number 0120102140 reads" })).toBeVisible();
});

test("a result is copied as text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await check(page, "Bradford White", "BH6511396");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Results copied!" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("Serial number: BH6511396");
  expect(text).toContain("Made: August 2005");
  expect(text).toContain("Other possible date: August 1985");
});
