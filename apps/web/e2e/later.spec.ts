import { holdScripts, retriesImports } from "./altered-pages.ts";
import { expect, test } from "./visitor.ts";

const checked = "?brand=rheem&serial=RH0504B01826";

test("keeps the server's answer and its links when the result's script fails", async ({ page, tool }) => {
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

test("fills a row that was opened before its scripts loaded", async ({ page, tool }) => {
  const release = await holdScripts(page);
  await page.goto("about:blank");
  // The load event would wait for scripts that are requested before it.
  await page.goto(`/${checked}`, { waitUntil: "domcontentloaded" });
  const row = await tool.openRow("sure");
  release();
  await expect(row).toContainText(tool.say("result.confidenceHigh", { by: "trade" }));
});
