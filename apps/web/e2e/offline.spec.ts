import type { Page } from "@playwright/test";
import { banner, recorded } from "./offline.ts";
import { moves, watchMoves } from "./layout.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const resultCard = /\/assets\/ResultCard-/u;
/** What a page loads after everything else. */
const lastScript = /\/assets\/start-background-tasks-/u;
const laterScripts = /\/assets\/(?:ResultCard|ask)-/u;

/** Opens a page, and waits until it has loaded everything that it needs without a network. */
async function openFetched(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse((response) => lastScript.test(response.url()));
  await page.goto(path);
  await last;
}

test("fetches the decoder in advance, and decodes every brand offline", async ({ page, context, tool }) => {
  await openFetched(page, "/");
  await context.setOffline(true);
  await expect(banner(page)).toContainText(tool.say("shell.offlineReads"));

  await tool.check("Bradford White", "BH6511396");
  await expect(tool.dates).toContainText([
    tool.date({ year: 2005, month: 8 }),
    tool.date({ year: 1985, month: 8 }),
  ]);
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 1 }));
  await tool.change();
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  // What it can't know offline comes with the connection.
  await expect(tool.row("recalls")).toContainText(tool.say("result.answerMissing"));
  await context.setOffline(false);
  await expect(tool.row("recalls")).toContainText(tool.say("result.recallsOpen", { count: 1 }));
  await expect(banner(page)).toBeHidden();
});

test("a check that can't be stored doesn't hold up those after it", async ({ page, context, tool }) => {
  let isOffline = false;
  await page.route("**/api/check", async (route) => {
    // A request that a test passes on isn't held up by the emulated network.
    if (isOffline) return route.abort("internetdisconnected");
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly serialNumber: string };
    const isRefused = answer.serialNumber === "RH0504B01826";
    return route.fulfill({ response, json: isRefused ? { ...answer, recorded: false } : answer });
  });
  await openFetched(page, "/");
  await tool.check("Rheem", "RH0504B01826");
  await expect(banner(page)).toContainText(tool.say("device.waitingOnline", { count: 1 }));
  isOffline = true;
  await context.setOffline(true);
  await tool.change();
  await tool.check("Rheem", "RH0604B01826");
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 2 }));
  isOffline = false;
  await context.setOffline(false);
  await expect(banner(page)).toContainText(tool.say("device.waitingOnline", { count: 1 }));
});

test("with data saving, nothing loads until it is needed @rest", async ({ page, context, tool, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const before = await recorded(request, "polaris");
  const scripts: string[] = [];
  page.on("request", (one) => void scripts.push(one.url()));
  await tool.open();
  await tool.alive();
  // Longer than the page waits before it starts loading.
  await page.waitForTimeout(5000);
  expect(scripts.filter((url) => laterScripts.test(url))).toEqual([]);
  const card = page.waitForResponse((response) => resultCard.test(response.url()));
  await tool.serial.focus();
  await card;
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await tool.check("Polaris", "9948125186");
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 1 }));
  await page.goto("about:blank");
  await context.setOffline(false);
  await tool.open();
  await tool.alive();
  await tool.serial.focus();
  await expect.poll(() => recorded(request, "polaris")).toBe(before + 1);
});

test("without the decoder, keeps what was typed until it is reconnected", async ({ page, context, tool }) => {
  await tool.open();
  await tool.alive();
  // The browser's own select replaces the search, which can't be loaded.
  await context.setOffline(true);
  await expect(banner(page)).toContainText(tool.say("shell.offlineKept"));
  await tool.brand.click();
  await page.locator("select[name=brand]").selectOption("rheem");
  await tool.serial.fill("RH0504B01826");
  await tool.submit.click();
  const missing = tool.result.getByRole("heading", { name: tool.say("form.unavailableTitle") });
  await expect(missing).toBeFocused();
  await expect(tool.serial).toHaveValue("RH0504B01826");
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
});

test("shows the banner without a layout shift or covered content", async ({ page, context, tool }) => {
  await watchMoves(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await openFetched(page, "/");
  await tool.alive();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  expect(await moves(page)).toEqual([]);
  await tool.check("Rheem", "RH0504B01826");
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 1 }));

  // The card scrolls into view a moment after the check.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [over, under] = await Promise.all([
        banner(page).boundingBox(),
        page.getByRole("contentinfo").boundingBox(),
      ]);
      return (under?.y ?? 0) + (under?.height ?? 0) - (over?.y ?? 0);
    })
    .toBeLessThan(1);
});
