import { loadMessages } from "@heater-age/messages/server";
import { expect, test } from "@playwright/test";
import { ports } from "./ports.ts";

test("limits each visitor to 120 pages a minute, and says so @rest", async ({ browser, request }) => {
  // The other tests request pages from a server without this limit.
  const site = `http://127.0.0.1:${ports.webWithoutApi}`;
  const get = (path: string, address: string) =>
    request.get(`${site}${path}`, { headers: { "x-forwarded-for": address } });
  const [often, seldom] = ["203.0.113.21", "203.0.113.22"];
  const path = "/de/?brand=rheem";
  for (let count = 1; count <= 120; count++) {
    const port = 1024 + count;
    expect((await get(path, `${often}:${port}`)).status()).toBe(200);
  }
  const refused = await get("/de/nowhere.data", often);
  const { "retry-after": wait, "cache-control": policy, ...headers } = refused.headers();
  expect(refused.status()).toBe(429);
  expect(Number(wait)).toBeGreaterThan(0);
  expect(Number(wait)).toBeLessThanOrEqual(60);
  expect(policy).toBe("no-store");
  expect(headers["content-language"]).toBe("de");
  expect(await refused.text()).toContain(loadMessages("de").errors["status-429"]);
  for (const other of [path, "/contact/?brand=rheem", "/nowhere"])
    expect((await get(other, often)).status(), other).toBe(429);
  // Shared pages are not counted.
  for (const free of ["/de/", "/accuracy/", "/accuracy/?utm_source=mail", "/icon.svg"]) {
    expect((await get(free, often)).status(), free).toBe(200);
  }
  expect((await get(path, seldom)).status()).toBe(200);

  const page = await browser.newPage({ extraHTTPHeaders: { "x-forwarded-for": often } });
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(`${site}${path}`);
  const { shell } = loadMessages("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.errorTitle);
  await page.getByRole("link", { name: shell.errorRetry }).click();
  await expect(page).toHaveURL(`${site}${path}`);
  await page.setExtraHTTPHeaders({ "x-forwarded-for": seldom });
  await page.getByRole("link", { name: shell.errorRetry }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(shell.errorTitle);
  await page.setExtraHTTPHeaders({ "x-forwarded-for": often });
  await page.reload();
  await page.getByRole("main").getByRole("link", { name: shell.errorHome }).click();
  await expect(page).toHaveURL(`${site}/de/`);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(shell.errorTitle);
  expect(faults).toEqual([]);
  await page.close();
});

const readScripts = (policy = "") => /script-src 'self'([^;]*)/u.exec(policy)?.[1]?.trim();

test("lets caches store a shared page, and runs its scripts", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const answer = await page.goto(`http://127.0.0.1:${ports.web}/no-label/`);
  const { "cache-control": policy, ...headers } = answer?.headers() ?? {};
  expect(policy).toBe("public, max-age=0, must-revalidate");
  expect(readScripts(headers["content-security-policy"])).toMatch(/^'sha256-/u);
  expect(headers["content-security-policy"]).not.toContain("nonce");
  expect(await answer?.text()).not.toContain("nonce=");
  // The scripts wait for the first paint.
  await expect(page.locator('script[type="module"]')).toHaveCount(1);
  // Without scripts, a response would load a new page.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(/\?/u);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(faults).toEqual([]);
});
