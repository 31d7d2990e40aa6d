import { pathIn } from "../app/seo/paths.ts";
import { expect, test } from "./visitor.ts";

// With the printed dot, May 2004 comes first; without it, April 2005 would.
const raw = "04.05-123456";
const shown = "0405123456";
const made = { year: 2004, month: 5 };

test.describe("the dots of a serial number", () => {
  test("decide which date is right, and are in the request and the link", async ({ page, tool }) => {
    await tool.open();
    await tool.pickBrand("Rheem");
    await tool.serial.focus();
    await page.keyboard.type(raw);
    await expect(tool.serial).toHaveValue(shown);
    const asked = page.waitForRequest("**/api/check");
    await tool.submit.click();
    expect((await asked).postDataJSON()).toMatchObject({ serialNumber: raw });
    await tool.close();
    await expect(tool.result).toContainText(tool.stated(made));
    await expect(page).toHaveURL(new RegExp(`\\?brand=rheem&serial=${raw}$`, "u"));
    await expect(tool.serial).toHaveValue(shown);
  });

  test("count when they are pasted, and outlast a correction and a reload", async ({ page, tool }) => {
    await tool.open();
    await tool.pickBrand("Rheem");
    await tool.serial.fill("04.05-12345");
    await expect(tool.serial).toHaveValue("040512345");
    await page.reload();
    await expect(tool.serial).toHaveValue("040512345");
    await tool.serial.press("End");
    await page.keyboard.type("7");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("6");
    await tool.submit.click();
    await tool.close();
    await expect(tool.result).toContainText(tool.stated(made));
    await expect(page).toHaveURL(new RegExp(`serial=${raw}$`, "u"));
  });

  test("count in the hint while the number is typed", async ({ page, tool }) => {
    await tool.open("?brand=rheem");
    await tool.alive();
    await tool.serial.pressSequentially(raw);
    const hint = tool.say("reading.hintReads", { brand: "Rheem", dates: tool.date(made) });
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
  });

  test("are kept by a link, and by a second check of it", async ({ page, tool }) => {
    await tool.open(`?brand=rheem&serial=${raw}`);
    await expect(tool.result).toContainText(tool.stated(made));
    await tool.alive();
    await expect(tool.serial).toHaveValue(shown);
    await tool.change();
    await tool.submit.click();
    await tool.close();
    await expect(tool.result).toContainText(tool.stated(made));
    await expect(page).toHaveURL(new RegExp(`serial=${raw}$`, "u"));
  });
});

test("what is no letter from A to Z is dropped before letters change", async ({ tool }) => {
  await tool.open();
  await tool.alive();
  await tool.serial.fill("rh0504ßb01826");
  await expect(tool.serial).toHaveValue("RH0504B01826");
  await tool.pickBrand("Rheem");
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated(made));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the number is sent as typed", async ({ page, tool, language }) => {
    await page.goto(pathIn(language, "/rheem-water-heater-age/"));
    await tool.serial.fill(raw);
    await tool.submit.click();
    await expect(page).toHaveURL(new RegExp(`serial=${raw}`, "u"));
    await expect(tool.result).toContainText(tool.stated(made));
    await expect(tool.serial).toHaveValue(shown);
  });
});
