import { holdScripts, retriesImports } from "./altered-pages.ts";
import { expect, test } from "./visitor.ts";

const checked = "?brand=rheem&serial=RH0504B01826";

test("keeps the server's answer and its links when the script of the result fails to load", async ({
  page,
  tool,
}) => {
  const card = /\/assets\/ResultCard-/u;
  await page.route(card, (route) => route.abort());
  await tool.open(checked);
  await tool.alive();
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState("networkidle");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  const row = await tool.openRow("life");
  await expect(
    row.getByRole("link", { name: tool.say("result.openHere"), includeHidden: true }),
  ).toBeAttached();

  await page.unroute(card);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const again = tool.result.getByRole("link", { name: tool.say("result.checkAnother") });
  // Without a retry, the link still works: the server sends the page.
  if (await retriesImports(page)) await tool.alive(again);
  await again.click();
  await expect(tool.result).toContainText(tool.say("plate.exampleTitle"));
});

test("fills a row and opens the share dialog that were pressed before their scripts loaded", async ({
  page,
  tool,
}) => {
  await test.step("the row", async () => {
    const release = await holdScripts(page);
    await page.goto("about:blank");
    await tool.open(checked);
    const row = await tool.openRow("sure");
    release();
    await expect(row).toContainText(tool.say("result.confidenceHigh", { by: "trade" }));
    await page.unrouteAll();
  });
  await test.step("the dialog", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/ResultCard-/u, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/assets\/ResultCard-/u);
    await tool.open(checked);
    await tool.alive();
    await tool.result.getByRole("button", { name: tool.say("share.button") }).click();
    await asked;
    await expect(tool.dialog).toBeHidden();
    release();
    await expect(tool.dialog).toContainText(tool.say("share.resultNote"));
  });
});
