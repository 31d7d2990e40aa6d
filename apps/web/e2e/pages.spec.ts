import { expect, test } from "@playwright/test";
import { ports } from "./ports.ts";

const page = "/?brand=rheem&serial=RH0504B01826";

test("a page with a check in its address is for one visitor, and for no search engine", async ({
  request,
}) => {
  const response = await request.get(page, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "content-encoding": "gzip",
    "referrer-policy": "strict-origin",
  });
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/"/u);
  expect(html).toContain("May 2004");
});

test("the bare page is prerendered, and may be found", async ({ request }) => {
  const response = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(response.headers()).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-encoding": "br",
  });
  expect(await response.text()).not.toContain("noindex");
});

test("no inline script runs that the policy does not name", async ({ request }) => {
  for (const path of ["/", page, "/nowhere"]) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain("unsafe");
    expect(policy, path).toMatch(/script-src 'self' '(?:nonce|sha256)-/u);
    expect(await response.text(), path).not.toMatch(/<[^>]+\sstyle="/u);
  }
});

test("an unknown path is not found, and shows a way on", async ({ page: browser }) => {
  const response = await browser.goto("/nowhere/at/all");
  expect(response?.status()).toBe(404);
  await expect(browser.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await browser.getByRole("link", { name: "Check a water heater" }).click();
  await expect(browser.getByRole("heading", { name: "How old is your water heater?" })).toBeVisible();
});

test("odd addresses are answered, and never with a fault of the server", async ({ request }) => {
  const odd = [
    "/assets/%E0%A4%A",
    "/assets/../server.ts",
    "//nowhere",
    "/?serial=%00&brand=%ff",
    "/%00",
    "/index.html",
    "/de/",
    "/_.data?brand=rheem",
  ];
  for (const path of odd) {
    const response = await request.get(`http://127.0.0.1:${ports.web}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBeLessThan(500);
  }
  expect((await request.post("/", { data: "x" })).status()).toBe(405);
});

test("every visitor has a budget of 60 checks a minute", async ({ request }) => {
  const checkAs = async (address: string) => {
    const response = await request.post("/api/check", {
      headers: { "x-forwarded-for": address },
      data: { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" },
    });
    return response.status();
  };
  for (let made = 1; made <= 60; made++) expect(await checkAs("203.0.113.7")).toBe(200);
  expect(await checkAs("203.0.113.7")).toBe(429);
  // A made-up entry before the one that the proxy added changes nothing.
  expect(await checkAs("192.0.2.1, 203.0.113.7")).toBe(429);
  expect(await checkAs("203.0.113.8")).toBe(200);
});
