import { defaultLanguage, languages } from "@heater-age/messages";
import { expect, test } from "@playwright/test";
import { documents } from "../../app/seo/developer-paths.ts";
import { pathIn } from "../../app/seo/paths.ts";
import { written } from "../message.ts";

const checked = "/?brand=rheem&serial=RH0504B01826";

test("forbids caching and indexing a check, and scripts that aren't its own", async ({ request }) => {
  const response = await request.get(checked, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "content-encoding": "gzip",
    "referrer-policy": "strict-origin",
  });
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/"/u);
  expect(html).not.toContain(`rel="alternate"`);
  expect(html).toContain("May 2004");
  for (const path of ["/", checked, "/terms-of-service/", "/nowhere"]) {
    const page = await request.get(path);
    expect(page.headers()["vary"], path).toBe("accept-encoding");
    const policy = page.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain("unsafe");
    if (path !== "/terms-of-service/") expect(policy, path).toMatch(/script-src 'self' '(?:nonce|sha256)-/u);
    expect(await page.text(), path).not.toMatch(/<[^>]+\sstyle="/u);
  }
});

test("fills the form of a link with another spelling of the brand", async ({ request }) => {
  for (const [brand, name] of [
    ["general-electric", "GE"],
    ["jetglas", "Jetglas"],
  ]) {
    const html = await (await request.get(`/?brand=${brand}&serial=rh0504b01826`)).text();
    expect(html).toMatch(new RegExp(`<option[^>]* selected=""[^>]*>${name}<`, "u"));
    expect(html).toMatch(/name="serial"[^>]* value="RH0504B01826"/u);
  }
});

test("shows a clear page, neither cached nor indexed, for hostile answers", async ({ request }) => {
  for (const query of [
    "?energy=%00&ask=__proto__",
    "?standard-year=<script>alert(1)</script>",
    `?gas-valve-code=${"9".repeat(5000)}`,
    "?constructor=1&toString=2&pipe-tag=%F0%9F%94%A5",
    "?energy=gas&energy=electric&rating-name=uef&rating-name=unknown",
  ]) {
    const response = await request.get(`/no-label/${query}`);
    expect(response.status(), query).toBe(200);
    expect(response.headers()["cache-control"]).toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain("<script>alert");
  }
});

test("takes a message of bots as sent, and refuses what is not the contact form", async ({ request }) => {
  const long = new URLSearchParams({ ...written, message: "x".repeat(100_000) }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await request.post("/contact/", { headers, data: long })).status()).toBe(413);
  expect((await request.post("/contact/", { multipart: { name: "Jane Doe" } })).status()).toBe(415);
  const form = { ...written, website: "https://example.com" };
  expect((await request.post("/contact/", { form })).status()).toBe(200);
});

test("serves developer pages without scripts, each with everything it links to", async ({ request }) => {
  const links = new Set<string>();
  for (const path of documents.keys()) {
    // The widget on the page is the one that other sites load.
    const widget = '<script type="module" src="/widget/heater-age.js"></script>';
    const html = (await (await request.get(path)).text()).replace(widget, "");
    expect(html, path).not.toMatch(/<script(?![^>]*ld\+json)|\sstyle="|modulepreload/u);
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/gu)) links.add(href);
  }
  for (const link of links) {
    const [address = "", anchor] = link.split("#", 2);
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), link).toBe(200);
    if (anchor !== undefined) expect(await response.text(), link).toContain(`id="${anchor}"`);
  }
  // They are only in English: their menu of languages leads to the home page.
  for (const { code } of languages.filter((other) => other.code !== defaultLanguage))
    expect(links).toContain(pathIn(code, "/"));
});
