import { pathIn } from "../app/seo/paths.ts";
import { expect, test } from "./visitor.ts";

// With the printed dot, May 2004 comes first; without it, April 2005 would.
const raw = "04.05-123456";
const shown = "0405123456";
const made = { year: 2004, month: 5 };

test.describe("the separators of a serial number", () => {
  test("decide which date is right, and are sent and part of the link", async ({ page, tool }) => {
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

  test("are kept from pasted text, after a correction and a reload", async ({ page, tool }) => {
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

  test("affect the hint while the number is typed", async ({ page, tool }) => {
    await tool.open("?brand=rheem");
    await tool.alive();
    await tool.serial.pressSequentially(raw);
    const hint = tool.say("reading.hintReads", { brand: "Rheem", dates: tool.date(made) });
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
  });

  test("are kept in a link, and when its check is repeated", async ({ page, tool }) => {
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

test("drops characters other than A to Z before changing case", async ({ tool }) => {
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

  test("sends the number as typed", async ({ page, tool, language }) => {
    await page.goto(pathIn(language, "/rheem-water-heater-age/"));
    await tool.serial.fill(raw);
    await tool.submit.click();
    await expect(page).toHaveURL(new RegExp(`serial=${raw}`, "u"));
    await expect(tool.result).toContainText(tool.stated(made));
    await expect(tool.serial).toHaveValue(shown);
  });
});
