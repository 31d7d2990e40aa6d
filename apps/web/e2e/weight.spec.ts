import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Page, Route } from "@playwright/test";
import { moves, movesByItself, watchMoves } from "./layout.ts";
import { makeReport } from "./make-report.ts";
import { expect, test } from "./visitor.ts";

const build = new URL("../build/client/", import.meta.url);

// Bytes of a page before any interaction. The numbers only change in a commit that explains why. A build varies by a few
// bytes, because file names contain hashes.
const SCRIPTS = 165_000;

for (const [path, isRead] of [
  ["/", false],
  ["/?brand=rheem&serial=RH0504B01826", true],
] as const) {
  test(`limits the download of a first visit: ${path}`, async ({ page }) => {
    const scripts = new Map<string, number>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.set(pathname, 0);
    });
    // A result that is only read never loads more. The home page does after a second, which never ends here: a busy
    // machine takes longer for what it loads before.
    if (!isRead) {
      await page.addInitScript(() => {
        const setTimeout = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (work: () => void, delay = 0) => (delay < 1000 ? setTimeout(work, delay) : 0),
        });
      });
    }
    await page.goto(path, { waitUntil: "networkidle" });
    if (isRead) await page.waitForTimeout(5000);
    for (const script of scripts.keys()) {
      const content = await readFile(new URL(`.${script}`, build));
      scripts.set(script, gzipSync(content, { level: 9 }).length);
    }
    const sum = [...scripts.values()].reduce((total, size) => total + size, 0);
    expect(scripts.size).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(SCRIPTS);
    const early = [...scripts.keys()].filter((name) =>
      /\/(?:BrandSearch|ResultCard|ask)-|\/scan\/|\/Scan/u.test(name),
    );
    expect(early).toEqual([]);
  });
}

test("requests no scripts before the styles, on each kind of page @rest", async ({ page, request }) => {
  const report = await makeReport(request, { brand: "bradford-white", serialNumber: "BH6511396" });
  let scripts: string[] = [];
  page.on("request", (pageRequest) => {
    if (pageRequest.resourceType() === "script") scripts.push(pageRequest.url());
  });
  const held: Route[] = [];
  await page.route("**/assets/*.css", (route) => void held.push(route));
  for (const path of [
    "/",
    "/rheem-water-heater-age/",
    "/?brand=rheem&serial=RH0504B01826",
    "/no-label/",
    "/contact/",
    `/report/${report.id}`,
  ]) {
    await test.step(path, async () => {
      // Pending requests of the previous page don't belong to this one.
      await page.goto("about:blank");
      scripts = [];
      const font = page.waitForRequest(/\.woff2$/u);
      await page.goto(path, { waitUntil: "commit" });
      await font;
      await expect.poll(() => held.length).toBe(1);
      expect(scripts).toEqual([]);
      await held.pop()?.continue();
      await expect.poll(() => scripts.length).toBeGreaterThan(5);
    });
  }
});

/** Delays a call by more than the half second in which a shift counts as caused by the visitor. */
const delay = (page: Page, path: string, time: number) =>
  page.route(path, async (route) => {
    await page.waitForTimeout(time);
    await route.continue();
  });

// A phone and a tablet, whose scrollbars take no space. Other browsers of the tests hide theirs, but reserve the space.
test.describe("a slow response", () => {
  test.use({ isMobile: true });
  const screens = [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ];

  test("with a result shifts nothing in view @rest", async ({ page, tool }) => {
    await watchMoves(page);
    await delay(page, "**/api/check", 1500);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto("about:blank");
      await page.goto("/?brand=rheem", { waitUntil: "networkidle" });
      await tool.serial.pressSequentially("RH0504B01826");
      const dates = tool.date({ year: 2004, month: 5 });
      await expect(page.getByText(tool.say("reading.hintReads", { brand: "Rheem", dates }))).toBeVisible();
      // Hydration and the hint move nothing either.
      const sum = (await moves(page)).reduce((total, value) => total + value, 0);
      expect(sum).toBeLessThan(0.01);
      const { length: before } = await movesByItself(page);
      await tool.submit.click();
      await expect(tool.dialog).toBeVisible();
      await expect(tool.row("recalls")).toContainText(tool.say("result.recallsOpen", { count: 1 }));
      expect((await movesByItself(page)).slice(before)).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test("with advice shifts nothing @rest", async ({ page, tool }) => {
    await watchMoves(page);
    await delay(page, "**/api/advice", 3000);
    const queries = [
      "?brand=rheem&serial=RH0504B01826&model=XG40T06EC36U1",
      "?brand=bradford-white&serial=BH6511396",
    ];
    for (const [screen, query] of screens.flatMap((one) => queries.map((two) => [one, two] as const))) {
      await page.setViewportSize(screen);
      const advice = page.waitForResponse("**/api/advice");
      await tool.open(query);
      const recalls = await tool.row("recalls").innerText();
      await tool.row("recalls").scrollIntoViewIfNeeded();
      await tool.alive(tool.kind("gas-tank"));
      await page.evaluate(() => document.fonts.ready);
      const { length: before } = await movesByItself(page);
      await (await advice).finished();
      await expect(tool.row("cost")).not.toContainText(tool.say("result.answerLoading"));
      // The page had them without the advice.
      await expect(tool.row("recalls")).toContainText(recalls.replaceAll(/\s+/gu, " "));
      expect((await movesByItself(page)).slice(before)).toEqual([]);
    }
  });
});
