import type { Page } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
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

test(
  "fetches the decoder in advance and then decodes every brand offline",
  { tag: "@once" },
  async ({ page, context, tool, language }) => {
    await openFetched(page, pathIn(language, "/"));
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
    await tool.change();
    await tool.check("A. O. Smith", "1836111786352");
    await expect(tool.result).toContainText(tool.stated({ year: 2018, week: 36 }));

    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
  },
);

test(
  "shows what it can't know offline, and fetches it once the connection is back",
  { tag: "@once" },
  async ({ page, context, tool, language }) => {
    await openFetched(page, pathIn(language, "/"));
    await context.setOffline(true);
    await tool.check("Rheem", "RH0504B01826");
    await expect(tool.row("recalls")).toContainText(tool.say("result.answerMissing"));
    await context.setOffline(false);
    await expect(tool.row("recalls")).toContainText(tool.say("result.recallsOpen", { count: 1 }));
  },
);

test("decodes offline on a brand's page", { tag: "@once" }, async ({ page, context, tool, language }) => {
  await openFetched(page, pathIn(language, "/rheem-water-heater-age/"));
  await context.setOffline(true);
  await tool.serial.fill("RH0504B01826");
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await expect(banner(page)).toContainText(tool.say("device.waitingOffline", { count: 1 }));
});

test(
  "prefetches nothing with data saving until the form is touched",
  { tag: "@once" },
  async ({ page, tool }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(request.url()));
    await tool.open();
    await tool.alive();
    // Longer than the page waits before it starts loading.
    await page.waitForTimeout(5000);
    expect(scripts.filter((url) => laterScripts.test(url))).toEqual([]);
    const card = page.waitForResponse((response) => resultCard.test(response.url()));
    await tool.serial.focus();
    await card;
  },
);

test(
  "with data saving, queued checks are sent when the form is used again",
  { tag: "@once" },
  async ({ page, context, tool, request }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const before = await recorded(request, "polaris");
    const card = page.waitForResponse((response) => resultCard.test(response.url()));
    await tool.open();
    await tool.alive();
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
  },
);

for (const [name, path] of [
  ["home", "/"],
  ["a brand's page", "/rheem-water-heater-age/"],
] as const) {
  test(`without the decoder, ${name} shows an error, keeps what was typed, and decodes when reconnected`, async ({
    page,
    context,
    tool,
    language,
  }) => {
    await page.goto(pathIn(language, path));
    await tool.alive();
    // The browser's own select replaces the search, which can't be loaded.
    await context.setOffline(true);
    await expect(banner(page)).toContainText(tool.say("shell.offlineKept"));
    if (path === "/") {
      await tool.brand.click();
      await page.locator("select[name=brand]").selectOption("rheem");
    }
    await tool.serial.fill("RH0504B01826");
    await tool.submit.click();
    const missing = tool.result.getByRole("heading", { name: tool.say("form.unavailableTitle") });
    await expect(missing).toBeFocused();
    await expect(tool.serial).toHaveValue("RH0504B01826");
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  });
}

test("shows the banner without a layout shift or covered content", async ({
  page,
  context,
  tool,
  language,
}) => {
  await watchMoves(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await openFetched(page, pathIn(language, "/"));
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

test(
  "restores what was typed after a reload and on another page",
  { tag: "@once" },
  async ({ page, tool, language }) => {
    await tool.open();
    await tool.pickBrand("Bradford White");
    await tool.serial.fill("BH6511");
    await page.reload();
    await expect(tool.brand).toHaveValue("Bradford White");
    await expect(tool.serial).toHaveValue("BH6511");
    await page.goto(pathIn(language, "/rheem-water-heater-age/"));
    await expect(tool.serial).toHaveValue("BH6511");
    await expect(tool.brand).toHaveValue("Rheem");
  },
);

test("prefers a check in the address to what was typed before", { tag: "@once" }, async ({ tool }) => {
  await tool.open();
  await tool.alive();
  await tool.serial.fill("BH6511");
  await tool.open("?brand=rheem&serial=RH0504B01826");
  await expect(tool.result).toContainText(tool.stated({ year: 2004, month: 5 }));
  await tool.alive();
  await expect(tool.serial).toHaveValue("RH0504B01826");
});

test("does not restore a form that was submitted", { tag: "@once" }, async ({ page, tool }) => {
  await tool.open();
  await tool.check("Rheem", "RH0504B01826");
  await tool.open();
  await tool.alive();
  await expect(tool.serial).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("check_draft"))).toBeNull();
});
