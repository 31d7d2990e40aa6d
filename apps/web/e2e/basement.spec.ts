import { loadMessages } from "@heater-age/messages/server";
import type { Page } from "@playwright/test";
import { ageFirstCheck, banner, recorded, untilCached } from "./offline.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

test.use({ serviceWorkers: "allow" });

/** Number of times that the network is switched on and off during checks. */
const flips = Number(process.env["E2E_FLIPS"] ?? 40);

async function openCached(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilCached(page, path);
}

/** Makes a check, and waits for its date. */
async function checkOffline(tool: Tool, brand: string, serial: string, text: string): Promise<void> {
  await tool.check(brand, serial);
  await expect(tool.result).toContainText(text);
}

test("after a cold start offline, links, checks, and other pages work", async ({ page, context, tool }) => {
  await page.goto("/");
  await untilCached(page, "/", "/no-label/", "/terms-of-service/", "/offline/de");
  await context.setOffline(true);
  await page.goto("about:blank");

  await tool.open("?brand=rheem&serial=RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  // A linked result loads what a check needs on the first touch.
  await tool.alive(tool.kind("gas-tank"));
  await expect(banner(page)).toContainText(tool.say("shell.offlineReads"));
  await expect(banner(page)).not.toContainText("1");

  await tool.change();
  await tool.check("Bradford White", "BH6511396");
  await expect(tool.dates).toHaveCount(2);
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 1 }));
  await expectAccessible(page, "footer + [role=status]");

  await page.goto("/no-label/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("noLabel.title"));
  // A language that isn't on the device says so in that language, and leads back.
  const german = loadMessages("de");
  await tool.chooseLanguage("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("main")).toContainText(german.device.missingPage);
  await page.getByRole("main").getByRole("link", { name: german.shell.errorHome }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await tool.alive();

  // Pages that were never opened: a brand's, and the link of a result on another's.
  await page.goto("/navien-water-heater-age/");
  await expect(tool.brand).toHaveValue("Navien");
  await page.goto("/rheem-water-heater-age/?serial=RH0604B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 6 }));
  await page.goto("/report/7Zk2mQ8sTqRw");
  await expect(page.getByRole("main")).toContainText(tool.say("device.missingPage"));
  await page.getByRole("link", { name: tool.say("shell.errorHome") }).click();
  await page
    .locator("footer")
    .getByRole("link", { name: tool.say("shell.footerTerms") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("terms.title"));
});

test("checks made offline are saved once, by a later page", async ({ page, context, tool, request }) => {
  const before = await recorded(request, "noritz");
  await openCached(page, "/");
  await context.setOffline(true);
  await checkOffline(tool, "Noritz", "2014.06-012345", "2014");
  await tool.change();
  await checkOffline(tool, "Noritz", "2015.07-012346", "2015");
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 2 }));
  // A check found again with the back button is the same.
  await page.goBack();
  await expect(tool.result).toContainText("2014");
  await page.goForward();
  await expect(tool.result).toContainText("2015");
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 2 }));
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto("/contact/");
  await later.goto("/");
  await expect.poll(() => recorded(request, "noritz")).toBe(before + 2);
  await later.reload();
  await later.waitForTimeout(1000);
  expect(await recorded(request, "noritz")).toBe(before + 2);
});

test("sends checks without a page, none over 30 days old @rest", async ({ page, context, tool, request }) => {
  const before = await recorded(request, "suburban");
  await openCached(page, "/");
  await context.setOffline(true);
  await checkOffline(tool, "Suburban", "181315552", "2018");
  await ageFirstCheck(page);
  await tool.change();
  await checkOffline(tool, "Suburban", "193002648D", "2019");
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 2 }));

  const elsewhere = await context.newPage();
  const devtools = await context.newCDPSession(elsewhere);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await page.close();
  await context.setOffline(false);
  await devtools.send("ServiceWorker.dispatchSyncEvent", {
    origin,
    registrationId,
    tag: "checks",
    lastChance: false,
  });
  await expect.poll(() => recorded(request, "suburban")).toBe(before + 1);
  await elsewhere.goto("/");
  await expect(banner(elsewhere)).toBeHidden();
  expect(await recorded(request, "suburban")).toBe(before + 1);
});

test(`${flips} switches between online and offline: no check is lost, and none is saved twice @rest`, async ({
  page,
  context,
  tool,
  request,
}) => {
  test.setTimeout(60_000 + flips * 1000);
  const before = await recorded(request, "takagi");
  await openCached(page, "/");
  const network = { isSteady: false };
  const flipping = (async () => {
    for (let flip = 0; flip < flips; flip += 1) {
      await context.setOffline(flip % 2 === 0);
      await page.waitForTimeout(flip % 7 === 0 ? 120 : 25);
    }
    await context.setOffline(false);
    network.isSteady = true;
  })();
  let checks = 0;
  while (!network.isSteady) {
    const serial = `11.08-${String(100000 + checks)}`;
    checks += 1;
    await page.evaluate(() => window.scrollTo(0, 0));
    if (checks === 1) await tool.check("Takagi", serial);
    else {
      await tool.change();
      await tool.serial.fill(serial);
      await tool.submit.click();
      await tool.close();
    }
    await expect(tool.result).toContainText("2011");
    // A visitor can make 60 checks per minute, including repeated ones.
    await page.waitForTimeout(flips);
  }
  await flipping;
  await expect.poll(() => recorded(request, "takagi")).toBe(before + checks);
  await page.waitForTimeout(1000);
  expect(await recorded(request, "takagi")).toBe(before + checks);
});
