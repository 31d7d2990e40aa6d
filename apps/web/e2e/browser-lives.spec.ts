import type { Page } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { retriesImports } from "./altered-pages.ts";
import { openForeignSite } from "./foreign-site.ts";
import { expect, test } from "./visitor.ts";

const serial = "RH0504B01826";
const may2004 = { year: 2004, month: 5 } as const;

/** Counts the requests to a path of the API. */
function countSent(page: Page, path: string): { times: number } {
  const sent = { times: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith(path) && request.method() === "POST") sent.times += 1;
  });
  return sent;
}

test("restores form and result from another site, and sends nothing twice", async ({
  page,
  request,
  tool,
}) => {
  const site = await openForeignSite();
  try {
    // Browsers never keep a page for the back button if it listens to `unload` or forbids caching.
    await page.addInitScript(() => {
      const ends: unknown[] = [];
      const addEventListener = new Proxy(window.addEventListener, {
        apply: (listen, target, [type, ...rest]: [string]) => {
          if (type === "unload" || type === "beforeunload") ends.push(type);
          Reflect.apply(listen, target, [type, ...rest]);
        },
      });
      Object.assign(window, { ends, addEventListener });
    });
    for (const path of ["/", "/rheem-water-heater-age/", "/contact/", "/no-label/", "/accuracy/"]) {
      const { "cache-control": policy } = (await request.get(path)).headers();
      expect(policy, path).not.toContain("no-store");
    }
    const checks = countSent(page, "/api/check");
    const reports = countSent(page, "/api/generate-report");
    await tool.open();
    await tool.check("Rheem", serial);
    await tool.result.getByRole("button", { name: tool.say("result.report") }).click();
    await expect(tool.dialog).toContainText(tool.say("report.dialogTitle"));
    expect(await page.evaluate(() => (window as unknown as { readonly ends: string[] }).ends)).toEqual([]);

    await page.goto(site.publish({ body: "<p>Elsewhere</p>", allow: {} }));
    await page.goBack();
    await expect(tool.result).toContainText(tool.stated(may2004));
    await expect(tool.serial).toHaveValue(serial);
    await tool.alive();
    expect([checks.times, reports.times]).toEqual([1, 1]);
  } finally {
    site.close();
  }
});

test("updates the age of a page from another day @rest", async ({ page, tool, timezoneId: timeZone }) => {
  // Swedish dates have the format of the decoder.
  const visitorsDay = (moment: Date) => moment.toLocaleDateString("sv", { timeZone });
  const oldOn = (moment: Date) => tool.old("2004-05", visitorsDay(moment));
  const now = new Date();
  const later = new Date(now.getTime() + 70 * 86_400_000);
  const heading = page.locator("#result-heading");
  await page.clock.setSystemTime(now);
  await tool.open();
  await tool.check("Rheem", serial);
  await expect(heading).toHaveText(oldOn(now));
  await page.clock.setSystemTime(later);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(heading).toHaveText(oldOn(later));
  expect(oldOn(later)).not.toBe(oldOn(now));
});

test("keeps language, typed text and deleted reports apart in two tabs", async ({ page, context, tool }) => {
  await tool.open();
  await tool.pickBrand("Rheem");
  await tool.serial.fill("RH0504");
  const other = await context.newPage();
  const typed = other.locator("#serial");
  await other.goto("/");
  await typed.fill("1209D12345");
  await expect(other.locator("#brand")).toHaveAttribute("aria-autocomplete", "list");
  await page.reload();
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(tool.serial).toHaveValue("RH0504");

  await tool.serial.fill(serial);
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.stated(may2004));
  await expect(other.locator("#result")).toContainText(tool.say("plate.exampleTitle"));
  await tool.result.getByRole("button", { name: tool.say("result.report") }).click();
  await tool.dialog.getByRole("link", { name: tool.say("report.open") }).click();
  const remove = (tab: Page) => tab.getByRole("button", { name: tool.say("report.delete") });
  await expect(remove(page)).toBeVisible();
  await other.goto(page.url());
  for (const tab of [other, page]) {
    await remove(tab).click();
    await tab.getByRole("button", { name: tool.say("report.deleteConfirm") }).click();
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(tool.say("report.goneTitle"));
  }

  await other.goto("/");
  await expect(typed).toHaveValue("1209D12345");
  await other.locator("summary").first().click();
  await other.getByRole("link", { name: "Deutsch" }).click();
  await expect(other).toHaveURL(pathIn("de", "/"));
  await expect(typed).toHaveValue("1209D12345");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await other.close();
});

/** Cuts off the responses of a path in the middle. */
const breakOff = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });

test("shows failed advice in rows, and loads it when reconnected @rest", async ({ page, context, tool }) => {
  await page.route(/\/assets\/AdvicePart-/u, (route) => route.abort());
  // Half of the response is invalid too.
  await breakOff(page, "**/api/advice");
  await tool.open();
  await tool.check("Rheem", serial);
  const recalls = tool.row("recalls");
  await expect(recalls).toContainText(tool.say("result.answerMissing"));
  await tool.openRow("recalls");
  const missing = recalls.getByText(tool.say("result.adviceMissing"));
  await expect(missing).toBeVisible();
  await page.unroute(/\/assets\/AdvicePart-/u);
  await context.setOffline(true);
  await context.setOffline(false);
  if (!(await retriesImports(page))) {
    await page.reload();
    await tool.openRow("recalls");
  }
  const again = recalls.getByRole("button", { name: tool.say("result.tryAgain") });
  await expect(again).toBeVisible();
  await expect(missing).toHaveCount(0);
  await page.unroute("**/api/advice");
  await again.click();
  await expect(recalls).toContainText(tool.say("result.recallsOpen", { count: 1 }));
  await expect(again).toHaveCount(0);
  await expect(recalls).toContainText(tool.say("result.recallTanklessOnly"));
});
