import { retriesImports } from "./altered-pages.ts";
import { expect, test } from "./visitor.ts";

const scripts = /\/assets\/(?:Introduction|ShareCard|FindPlate)-/u;

test("hydrates content below the form on the first interaction", { tag: "@once" }, async ({ page, tool }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (scripts.test(request.url())) asked.push(request.url());
  });
  // The browser counts the inspections in the next lines as an interaction.
  await page.addInitScript(() => Object.defineProperty(navigator, "userActivation", { value: undefined }));
  await tool.open();
  await tool.alive();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: tool.say("home.whereTitle") })).toBeVisible();
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => asked.length).toBe(3);
});

test("replays a click on a button that has not hydrated yet", { tag: "@once" }, async ({ page, tool }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await tool.open();
  await tool.alive();
  await page.getByRole("button", { name: tool.say("share.button") }).click();
  await expect(tool.dialog).toBeVisible();
});

test("replays a click on a button of a server-rendered result", { tag: "@once" }, async ({ page, tool }) => {
  await page.route(/\/assets\/ResultCard-/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await tool.open("?brand=rheem&serial=RH0504B01826");
  await tool.alive();
  await tool.result.getByRole("button", { name: tool.say("share.button") }).click();
  await expect(tool.dialog).toContainText(tool.say("share.resultNote"));
});

test("replays a click from before the scripts have loaded", { tag: "@once" }, async ({ page, tool }) => {
  await page.route(/\/assets\/.+\.js/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto("/?brand=rheem&serial=RH0504B01826", { waitUntil: "domcontentloaded" });
  await tool.result.getByRole("button", { name: tool.say("share.button") }).click();
  await expect(tool.dialog).toContainText(tool.say("share.resultNote"));
});

test(
  "leaves content in place when its script fails to load, and does not delay results",
  { tag: "@once" },
  async ({ page, tool }) => {
    await page.route(scripts, (route) => route.abort());
    await tool.open();
    await tool.check("Rheem", "RH0504B01826");
    await expect(tool.result).toContainText(tool.date({ year: 2004, month: 5 }));
    const brands = await tool.unfold(tool.say("home.brandsTitle"));
    await expect(page.getByRole("region", { name: tool.say("share.heading") })).toBeVisible();
    await page.unroute(scripts);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    const link = brands.getByRole("link").first();
    // Without a retry, the link still works: the server sends the page.
    await ((await retriesImports(page)) ? tool.alive(link) : expect(link).toBeVisible());
    const path = await link.getAttribute("href");
    await link.click();
    await page.waitForURL(`**${path}`);
  },
);

test(
  "hydrates a component that takes longer than three seconds to load",
  { tag: "@once" },
  async ({ page, tool }) => {
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      await route.continue();
    });
    await tool.open();
    await tool.check("Rheem", "RH0504B01826");
    const brands = await tool.unfold(tool.say("home.brandsTitle"));
    const link = brands.getByRole("link").first();
    await expect(link).toBeVisible();
    await tool.alive(link);
  },
);
