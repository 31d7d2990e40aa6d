import { expect, test } from "./visitor.ts";

// With the printed dot, May 2004 comes first; without it, April 2005 would.
const raw = "04.05-123456";
const shown = "0405123456";
const made = { year: 2004, month: 5 };

test("the separators of a number decide its date while it is typed, sent, linked and corrected @rest", async ({
  page,
  tool,
}) => {
  const linked = new RegExp(`\\?brand=rheem&serial=${raw}$`, "u");
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (/\/api\/(?:check|advice|generate-report)$/u.test(request.url())) asked.push(request.postDataJSON());
  });
  await tool.open("?brand=rheem");
  await tool.alive();
  await tool.serial.pressSequentially(raw);
  await expect(tool.serial).toHaveValue(shown);
  const hint = tool.say("reading.hintReads", { brand: "Rheem", dates: tool.date(made) });
  await expect(page.getByText(hint, { exact: true })).toBeVisible();
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated(made));
  await expect(page).toHaveURL(linked);
  await expect(tool.serial).toHaveValue(shown);

  // From its link, and when the check is repeated.
  await page.reload();
  await expect(tool.result).toContainText(tool.stated(made));
  await tool.alive();
  await expect(tool.serial).toHaveValue(shown);
  await tool.change();
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated(made));
  await expect(page).toHaveURL(linked);

  // From pasted text, after a reload and a correction.
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
  await expect(page).toHaveURL(linked);

  // In a report too.
  await tool.result.getByRole("button", { name: tool.say("result.report"), exact: true }).click();
  await tool.dialog.getByRole("link", { name: tool.say("report.open") }).click();
  const sheet = page.getByRole("main");
  await expect(sheet).toContainText(tool.stated(made));
  await expect(sheet).not.toContainText(tool.say("result.settlePrinted"));
  expect(asked.length).toBeGreaterThanOrEqual(4);
  for (const body of asked) expect(body).toMatchObject({ serialNumber: raw });
});
