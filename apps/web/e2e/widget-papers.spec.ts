import { formatText } from "@heater-age/messages/server";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, expectAccessible } from "./visitor.ts";
import { check, origin, test } from "./widget.ts";

test("works on its page for developers @rest", async ({ page }) => {
  await page.goto("/developers/widget/");
  const widget = page.locator("heater-age");
  await check(widget, "Bradford White", "BH6511396");
  await expect(widget).toContainText(formatText("en", "result", "verdictMade", { date: "August 2005" }));
  await expect(widget.getByRole("link", { name: formatText("en", "result", "dialogMore") })).toHaveAttribute(
    "href",
    `${origin}/?brand=bradford-white&serial=BH6511396`,
  );
  await expectAccessible(page);
  const snippet = page.getByRole("group", { name: "Code" }).first();
  await expect(snippet).toContainText('<script type="module"');
});

/** Returns the code blocks of a document in a language, with this website instead of the one in them. */
async function blocksIn(paper: string, language: string): Promise<readonly string[]> {
  const text = await readFile(new URL(`../../../${paper}`, import.meta.url), "utf8");
  const blocks = text.matchAll(/^```(?<language>\w+)\n(?<code>[\s\S]+?)^```/gmu);
  const languageBlocks = [...blocks].filter(({ groups }) => groups?.["language"] === language);
  return languageBlocks.map(({ groups }) =>
    (groups?.["code"] ?? "").replaceAll("https://heater-age.example", origin),
  );
}

const scriptIn = (html = ""): string =>
  /<script type="module">(?<code>[\s\S]+)<\/script>/u.exec(html)?.groups?.["code"] ?? "";

test("does what its page for developers shows @rest", async ({ page, site }) => {
  const [tag = "", chosen = "", listener = "", recorded = ""] = await blocksIn("docs/widget.md", "html");
  const [css = ""] = await blocksIn("docs/widget.md", "css");
  const [policy = ""] = await blocksIn("docs/widget.md", "text");
  const connect = /connect-src (?<sources>\S+)/u.exec(policy)?.groups?.["sources"] ?? "";
  const address = site.publish({
    body: `${tag}${chosen}${recorded}<input id="quote" aria-label="Quote">`,
    css,
    script: "/listener.js",
    files: { "/listener.js": scriptIn(listener) },
    allow: { "script-src": `${origin} 'self'`, "connect-src": connect },
  });
  await page.goto(address);
  const [plain, filled, recording] = [0, 1, 2].map((index) => page.locator("heater-age").nth(index));
  if (plain === undefined || filled === undefined || recording === undefined)
    throw new Error("Three are shown");
  await expect(plain.getByRole("combobox", { name: "Brand" })).toHaveValue("");
  expect(
    await plain
      .getByRole("button")
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor),
  ).toBe("rgb(0, 94, 162)");
  await filled.getByRole("button").first().click();
  await expect(filled).toContainText("agosto de 2005");
  await expect(page.getByLabel("Quote")).toHaveValue("bradford-white BH6511396, made in 2005 or 1985");
  const stored = page.waitForResponse(`${origin}/api/check`);
  await check(recording, "Rheem", "RH0504B01826");
  expect((await stored).status()).toBe(200);
  await expect(recording.getByRole("link", { name: formatText("en", "result", "dialogMore") })).toBeVisible();
});

test.describe("when files differ from the version", () => {
  // The browser logs errors about them.
  test.use({ breaks: true });

  test("matches the hashes on its page, or is not defined @rest", async ({ page, site, request }) => {
    await page.goto("/developers/widget/");
    const snippets = await page.getByRole("group", { name: "Code" }).allTextContents();
    const named =
      snippets.find((text) => text.includes("crossorigin"))?.replaceAll(/https:\/\/[^/]+/gu, origin) ?? "";
    const served = (await (await request.get("/widget/integrity.json")).json()) as {
      readonly script: string;
      readonly integrity: Readonly<Record<string, string>>;
    };
    expect(named).toContain(`src="${origin}/widget/${served.script}"`);
    expect(named).toContain(`integrity="${served.integrity[served.script]}"`);
    const files = Object.entries(served.integrity).map(([file, hash]) => [`${origin}/widget/${file}`, hash]);
    const map = JSON.stringify({ integrity: Object.fromEntries(files) as unknown });
    const mapHash = createHash("sha256").update(map).digest("base64");
    const address = site.publish({
      body: `<script type="importmap">${map}</script>${named}<heater-age><a href="/age">How old?</a></heater-age>`,
      allow: { "script-src": `${origin} 'sha256-${mapHash}'` },
    });
    await page.goto(address);
    const widget = page.locator("heater-age");
    await check(widget, "Rheem", "RH0504B01826");
    await expect(widget).toContainText(formatText("en", "result", "verdictMade", { date: "May 2004" }));

    // Replaces one of them with another file, which the map rejects.
    const addresses: string[] = [];
    await page.route(/\/widget\/texts-en/u, async (route) => {
      addresses.push(route.request().url());
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}//` });
    });
    await page.goto(address);
    await expect.poll(() => widget.evaluate((element) => element.matches(":defined"))).toBe(true);
    await expect.poll(() => addresses.length).toBeGreaterThan(0);
    await expect(widget.getByRole("link", { name: "How old?" })).toBeVisible();
    expect(addresses.filter((url) => url.includes("?"))).toEqual([]);
    await page.route(`**/${served.script}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}//` });
    });
    await page.goto(address);
    await expect(widget.getByRole("link", { name: "How old?" })).toBeVisible();
    expect(await widget.evaluate((element) => element.matches(":defined"))).toBe(false);
  });
});
