import type { Locator, Page } from "@playwright/test";
import { holdRequests, holdScripts } from "./altered-pages.ts";
import { collectChecks, expect, expectAccessible, test } from "./visitor.ts";

const may2004 = { year: 2004, month: 5 } as const;
const stepOn = (page: Page) => page.locator("[aria-current=step]");

test("shows below each invalid field what is wrong, and focuses the first", async ({ page, tool }) => {
  const color = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  const { brand, serial, submit } = tool;
  await tool.open();
  await tool.alive();
  const label = page.locator("label[for=brand]");
  await expect(label).toContainText("*");
  const plain = await color(label);
  await submit.click();
  await expect(brand).toBeFocused();
  const error = page.getByText(tool.say("form.brandRequired"), { exact: true });
  expect(await color(label)).toBe(await color(error));
  expect(await color(label)).not.toBe(plain);
  const [field, below] = await Promise.all([brand.boundingBox(), error.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await expect(brand).toHaveAccessibleDescription(tool.say("form.brandRequired"));
  await expect(brand).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeVisible();

  // A number can be longer with some brands.
  const long = "21262500100439630001006805N2";
  const limit = page.getByText(tool.say("form.serialTooLong", { longest: 20 }));
  await serial.fill(long);
  await submit.click();
  await expect(limit).toBeVisible();
  await tool.pickBrand("Vaillant");
  await expect(limit).toBeHidden();
  await submit.click();
  await tool.close();
  await expect(serial).toHaveValue(long);

  await tool.change();
  await tool.pickBrand("Rheem");
  await serial.fill("RH05");
  await submit.click();
  const short = page.getByText(tool.say("form.serialTooShort", { shortest: 6 }));
  await expect(short).toBeVisible();
  await expect(serial).toBeFocused();
  await serial.fill("RH0504B01826");
  await expect(short).toBeHidden();
  await page.getByText(tool.say("form.modelToggle")).click();
  await tool.model.fill("a b");
  await expect(tool.model).toHaveValue("AB");
  await submit.click();
  await expect(page.getByText(tool.say("form.modelLength"))).toBeVisible();
  await expect(tool.model).toBeFocused();

  await tool.open("?brand=Foo&serial=abcdefg");
  const unknown = tool.say("form.brandUnknown", { other: tool.say("form.other") });
  await expect(page.getByText(unknown)).toBeVisible();
});

test("says that a character was left out, and nothing of separators @rest", async ({ page, tool }) => {
  const leftOut = page.locator("#serial-live").getByText(tool.say("form.serialLeftOut"));
  await tool.open();
  await tool.alive();
  await tool.serial.fill("RH05-04_B.01 826");
  await expect(tool.serial).toHaveValue("RH0504B01826");
  await expect(leftOut).toBeHidden();
  await tool.serial.fill("RH05?4B01826");
  await expect(tool.serial).toHaveValue("RH054B01826");
  await expect(leftOut).toBeVisible();
  await expectAccessible(page, "#check");
  await tool.serial.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  await page.keyboard.type("0");
  await expect(tool.serial).toHaveValue("RH0504B01826");
  await expect(leftOut).toBeHidden();
});

test("keeps what was typed, until it is sent or the address has a number", async ({ page, tool }) => {
  const { brand, serial } = tool;
  await tool.open();
  await tool.pickBrand("Navien");
  await serial.fill("OLDDRAFT1");
  await page.reload();
  await expect(brand).toHaveValue("Navien");
  await expect(serial).toHaveValue("OLDDRAFT1");
  await page
    .getByRole("region", { name: tool.say("home.brandsTitle") })
    .getByRole("link", { name: "Bradford White" })
    .click();
  await expect(brand).toHaveValue("Bradford White");
  await expect(serial).toHaveValue("OLDDRAFT1");

  await tool.open("?serial=RH0504B01826");
  await tool.alive();
  await expect(serial).toHaveValue("RH0504B01826");
  await expect(brand).toHaveValue("");
  await serial.fill("RH0504B01827");
  await page.reload();
  await tool.alive();
  await expect(serial).toHaveValue("RH0504B01827");
  await tool.open("?brand=rheem");
  await tool.alive();
  await expect(brand).toHaveValue("Rheem");
  await expect(serial).toHaveValue("RH0504B01827");
  await tool.open("?brand=rheem&serial=RH0504B01826");
  await expect(tool.result).toContainText(tool.stated(may2004));
  await tool.alive();
  await expect(serial).toHaveValue("RH0504B01826");

  await tool.open();
  await tool.check("Rheem", "RH0504B01826");
  await tool.open();
  await tool.alive();
  await expect(serial).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("check_draft"))).toBeNull();
});

test("is sent once when pressed twice, and waits at the second step @rest", async ({ page, tool }) => {
  const checks = collectChecks(page);
  const release = await holdRequests(page, "**/api/check");
  const step = stepOn(page);
  await tool.open();
  await tool.pickBrand("Rheem");
  await tool.serial.fill("RH0504B01826");
  await tool.submit.dblclick();
  const submitting = page.getByRole("button", { name: tool.say("form.submitting") });
  await expect(submitting).toBeVisible();
  await expect(tool.result).toHaveAttribute("aria-busy", "true");
  await expect(step).toContainText(tool.say("home.stepDetails"));
  await expect.poll(() => checks.size).toBe(1);
  release();
  await tool.close();
  await expect(tool.result).toContainText(tool.date(may2004));
  await expect(step).toContainText(tool.say("home.stepResults"));
  expect(checks.size).toBe(1);
});

test("shows the brands that a number fits, chosen with one tap", async ({ page, tool }) => {
  const dates = tool.date(may2004);
  const fitting = (brand: string) =>
    page.getByRole("link", { name: tool.say("reading.brandDates", { brand, dates }), exact: true });
  const required = page.getByText(tool.say("form.brandRequired"), { exact: true });
  await tool.open();
  await tool.alive();
  await tool.serial.fill("RH0504B01826");
  await expect(fitting("Rheem")).toBeVisible();
  await tool.submit.click();
  await expect(required).toBeVisible();
  await expect(tool.brand).toBeFocused();
  await expect(fitting("Ruud")).toBeVisible();
  await expectAccessible(page, "#check");
  await fitting("Rheem").click();
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(required).toBeHidden();
  await expect(tool.submit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tool.dialog).toContainText(tool.made(may2004));
});

test("suggests what an undecodable number may have meant while it is typed @rest", async ({ page, tool }) => {
  const live = page.locator("#serial-live");
  const dates = tool.date(may2004);
  await tool.open();
  await tool.pickBrand("Rheem");
  await tool.serial.fill("RHO504B01826");
  await expect(live).toContainText(tool.say("reading.didYouMean", { serial: "RH0504B01826", dates }));
  await page.getByRole("link", { name: tool.say("reading.useThis") }).click();
  await expect(tool.serial).toHaveValue("RH0504B01826");
  await expect(tool.submit).toBeFocused();

  await tool.pickBrand("Bradford White");
  await expect(live).toContainText(tool.say("reading.looksLike", { brand: "Rheem", dates }));
  await page.getByRole("link", { name: tool.say("reading.switchTo", { brand: "Rheem" }) }).click();
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(tool.serial).toHaveValue("RH0504B01826");
});

test("shows where a brand has its rating plate, and an example in its guide", async ({ page, tool }) => {
  await tool.open();
  await tool.pickBrand("Bradford White");
  await page.getByText(tool.say("form.where")).click();
  const details = page.locator("#check details").filter({ hasText: tool.say("form.whereText") });
  await expect(details).toContainText(tool.say("problems.tank-upper-front"));
  await expect(details.locator("svg[viewBox='0 0 120 140']")).toBeVisible();
  await expectAccessible(page, "#check");
  await tool.pickBrand("Navien");
  await expect(details).toContainText(tool.say("problems.cabinet-side"));
  await tool.pickBrand("Craftmaster");
  const heading = tool.say("guide.title", { brand: "Craftmaster" });
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  const plate = tool.say("reading.plateLabel", { serial: "0120102140" });
  await expect(page.getByRole("group", { name: plate })).toBeVisible();
});

test("keeps a select open that was opened before the scripts ran @rest", async ({ page, tool }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await tool.serial.fill("bh 6511396");
  const native = page.locator("select[name=brand]");
  await native.focus();
  release();
  await page.waitForLoadState("networkidle");
  await expect(native).toBeFocused();
  await native.selectOption("bradford-white");
  await tool.serial.click();
  await expect(tool.brand).toHaveValue("Bradford White");
  const dates = tool.date({ year: 2005, month: 8 }, { year: 1985, month: 8 });
  const hint = tool.say("reading.hintReads", { brand: "Bradford White", dates });
  await expect(page.getByText(hint)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(tool.result).toContainText(tool.date({ year: 2005, month: 8 }));
});
