import { once } from "node:events";
import { createServer } from "node:http";
import type { BrowserContext } from "@playwright/test";
import { readPhoto } from "./photos.ts";
import { banner, recorded, untilCached } from "./offline.ts";
import { test } from "./own-site.ts";
import { ownPorts, ports } from "./ports.ts";
import { startApi } from "./start-services.ts";
import { expect, type Tool } from "./visitor.ts";

test.use({ serviceWorkers: "allow" });

/** Expects a result offline, with a note that the check was not saved. */
async function expectUnsaved(context: BrowserContext, tool: Tool): Promise<void> {
  await tool.check("Rheem", "RH0404B01826");
  await context.setOffline(true);
  await tool.change();
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(tool.result).toContainText(tool.say("result.notRecorded"));
}

test("while the server is down, cached pages work, and checks are queued until the database saves them in order @rest", async ({
  page,
  context,
  tool,
  site,
  request,
}, { parallelIndex }) => {
  const before = await recorded(request, "vaughn");
  await site.deploy();
  await tool.open("", site.origin);
  await untilCached(page, "/");
  await site.stop();
  // A proxy in front of it says so.
  const proxy = createServer((_request, response) => response.writeHead(502).end("Bad Gateway"));
  proxy.listen(Number(new URL(site.origin).port), "127.0.0.1");
  await once(proxy, "listening");
  await page.reload();
  await expect(tool.brand).toBeVisible();
  proxy.close();
  proxy.closeAllConnections();
  await page.reload();
  await tool.check("Vaughn", "08123456");
  await tool.change();
  await tool.serial.fill("09123456");
  await tool.submit.click();
  await tool.close();
  await expect(banner(page)).toContainText(tool.say("device.waitingOnline", { count: 2 }));

  const { api: port } = ownPorts(parallelIndex);
  const api = await startApi(port, `postgres://127.0.0.1:${ports.nothing}/nothing`);
  const sent: string[] = [];
  // The service worker can send them too.
  context.on("requestfinished", (one) => {
    if (one.url().endsWith("/api/check"))
      sent.push((one.postDataJSON() as { serialNumber: string }).serialNumber);
  });
  await site.deploy({ api: port });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect(banner(page)).toContainText(tool.say("device.waitingOnline", { count: 2 }));
  await site.deploy();
  await api.stop();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => sent.slice(-2)).toEqual(["08123456", "09123456"]);
  expect(await recorded(request, "vaughn")).toBe(before + 2);
});

test("a scanner that was used reads a photo after a reload offline @rest", async ({
  page,
  context,
  tool,
}) => {
  await tool.open();
  await untilCached(page, "/");
  const buffer = await readPhoto("rheem");
  const scan = async () => {
    await tool.alive();
    await page
      .locator("input[name=photo]")
      .setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.locator("form[name=scan] [name=serial]")).toHaveValue("RH0504B01826", {
      timeout: 60_000,
    });
  };
  await scan();
  await context.setOffline(true);
  await tool.open();
  await scan();
});

test("the site works with full storage, and without its caches @rest", async ({ page, context, tool }) => {
  const devtools = await context.newCDPSession(page);
  await tool.open();
  const { origin } = new URL(page.url());
  await untilCached(page, "/");
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "cache_storage,indexeddb" });
  await page.reload();
  await untilCached(page, "/");
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "cache_storage,indexeddb" });
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 10 });
  await page.reload();
  await expectUnsaved(context, tool);
});

test("two tabs save a check once, even with a wrong clock @rest", async ({
  page,
  context,
  tool,
  request,
}) => {
  const before = await recorded(request, "viessmann");
  // The clock is a year ahead when the check is made, and correct when it is saved.
  await page.addInitScript(() => {
    const right = Date.now;
    const ahead = 366 * 86_400_000;
    Date.now = () => right() + (sessionStorage.getItem("isRight") === null ? ahead : 0);
  });
  await tool.open();
  await untilCached(page, "/");
  const other = await context.newPage();
  await other.goto("/");
  await untilCached(other, "/");
  await context.setOffline(true);
  await tool.check("Viessmann", "7415273300123101");
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 1 }));
  await expect(banner(other)).toContainText(tool.say("device.waitingOffline", { count: 1 }));
  await page.evaluate(() => sessionStorage.setItem("isRight", ""));
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();
  await page.waitForTimeout(500);
  expect(await recorded(request, "viessmann")).toBe(before + 1);
});
