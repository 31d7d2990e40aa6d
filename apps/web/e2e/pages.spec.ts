import { defaultLanguage, languages } from "@heater-age/messages";
import { pathIn } from "../app/seo/paths.ts";
import { expect, test } from "./visitor.ts";

const checked = "?brand=rheem&serial=RH0504B01826";

test("a page with a check in its address is for one visitor, and for no search engine", async ({
  request,
  language,
  tool,
}) => {
  const response = await request.get(pathIn(language, "/") + checked, {
    headers: { "accept-encoding": "gzip" },
  });
  expect(response.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "content-encoding": "gzip",
    "referrer-policy": "strict-origin",
  });
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/"/u);
  expect(html).not.toContain(`rel="alternate"`);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(tool.date({ year: 2004, month: 5 }));
});

test("the bare page is prerendered, may be found, and names itself in every language", async ({
  request,
  language,
}) => {
  const response = await request.get(pathIn(language, "/"), { headers: { "accept-encoding": "br" } });
  expect(response.headers()).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-encoding": "br",
  });
  const html = await response.text();
  expect(html).not.toContain("noindex");
  expect(html).toContain(`<html lang="${language}"`);
  const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gu)];
  const site = "http://localhost";
  expect(named.map(([, code, href = ""]) => [code, new URL(href, site).pathname])).toEqual([
    ...languages.map(({ code }) => [code, pathIn(code, "/")]),
    ["x-default", pathIn(defaultLanguage, "/")],
  ]);
});

test("no inline script runs that the policy does not name", async ({ request, language }) => {
  for (const path of ["/", `/${checked}`, "/nowhere"].map((page) => pathIn(language, page))) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain("unsafe");
    expect(policy, path).toMatch(/script-src 'self' '(?:nonce|sha256)-/u);
    expect(await response.text(), path).not.toMatch(/<[^>]+\sstyle="/u);
  }
});

test("an unknown path is not found, and shows a way on", async ({ page, language, tool }) => {
  const response = await page.goto(pathIn(language, "/nowhere/at/all"));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: tool.say("shell.notFoundTitle") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.getByRole("link", { name: tool.say("shell.notFoundHome") }).click();
  await expect(page.getByRole("heading", { name: tool.say("home.title") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
});

test("a link leads to each other language, and the check stays", async ({ page, language, tool }) => {
  for (const { code, name } of languages.filter((other) => other.code !== language)) {
    await tool.open(checked);
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${pathIn(code, "/")}\\${checked}$`, "u"));
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(tool.result).toContainText("2004");
    await expect(page.getByRole("banner").getByRole("link", { name: "Heater Age" })).toHaveAttribute(
      "href",
      pathIn(code, "/"),
    );
  }
});
