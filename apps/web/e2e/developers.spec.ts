import { defaultLanguage, languages } from "@heater-age/messages";
import type { Page } from "@playwright/test";
import { documents } from "../app/seo/generated/documents.ts";
import { developerPaths } from "../app/seo/developer-paths.ts";
import { pathIn } from "../app/seo/paths.ts";
import { lowTargets, widerThanScreen } from "./layout.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

/** One page of each kind. */
const kinds = [
  "/developers/",
  "/developers/packages/decoder/",
  "/developers/widget/",
  "/developers/rules/",
  "/developers/rules/bradford-white/",
  "/developers/errors/",
  "/developers/errors/too-many-requests/",
];
const WIDGET = '<script type="module" src="/widget/heater-age.js"></script>';
const narrow = { width: 320, height: 640 };

/** Content that is open on wide screens has to be opened here. */
const unfold = async (page: Page) => {
  for (const summary of await page.locator("main summary").all()) await summary.click();
};

// They are only in English.
test.describe("developer pages", { tag: "@once" }, () => {
  test("load without scripts, each with everything it links to", async ({ page, request }) => {
    const scripts: string[] = [];
    page.on("request", (sent) => {
      if (sent.resourceType() === "script") scripts.push(sent.url());
    });
    const links = new Set<string>();
    for (const path of developerPaths) {
      // The widget on the page is the one that other sites load.
      const html = (await (await request.get(path)).text()).replace(WIDGET, "");
      expect(html, path).not.toMatch(/<script(?![^>]*ld\+json)|\sstyle="|modulepreload/u);
      for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/gu)) links.add(href);
    }
    await page.goto(kinds[1] ?? "", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    for (const link of links) {
      const [address = "", anchor] = link.split("#", 2);
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), link).toBe(200);
      if (anchor !== undefined) expect(await response.text(), link).toContain(`id="${anchor}"`);
    }
  });

  for (const path of kinds) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await unfold(page);
      await expectAccessible(page);
      expect(await lowTargets(page.locator("main nav a, main summary"))).toEqual([]);
    });

    test(`${path} fits narrow screens and text twice as large`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto(path);
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
      await unfold(page);
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
    });
  }

  test("scroll code within its box, also by keyboard", async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto("/developers/packages/decoder/");
    const box = page.getByRole("group", { name: "Code" }).nth(1);
    await box.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  test("can be navigated by keyboard and mark the current page", async ({ page }) => {
    await page.goto("/developers/");
    const list = page.getByRole("navigation", { name: "Pages for developers" });
    await page.getByRole("link", { name: "Skip the list of pages" }).press("Enter");
    await page.keyboard.press("Tab");
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await list.getByRole("link", { name: "Error codes" }).press("Enter");
    await expect(page).toHaveURL(/\/developers\/errors\/$/u);
    await expect(list.locator("[aria-current=page]")).toHaveText("Error codes");
    await page.getByRole("link", { name: "too-many-requests" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("too-many-requests");
    await expect(list.locator("[aria-current=true]")).toHaveText("Error codes");
    await page.locator("main a[rel=next]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("unsupported-media-type");
    await page.locator("main a[rel=prev]").press("Enter");
    await page.locator("#page").getByRole("link", { name: "Error codes" }).click();
    await expect(page).toHaveURL(/\/developers\/errors\/$/u);
    await page.setViewportSize(narrow);
    await page.getByText("Developers", { exact: true }).first().press("Enter");
    await list.getByRole("link", { name: "Overview" }).click();
    await expect(page).toHaveURL(/\/developers\/$/u);
  });

  test("list every page in order on the first one", async ({ page }) => {
    const listed = documents.filter(({ part }) => part !== undefined);
    await page.goto("/developers/");
    const list = page.getByRole("navigation", { name: "Pages for developers" });
    await expect(list.getByRole("listitem")).toHaveText(listed.map(({ name }) => name));
  });

  test("lead to the home page in the menu of languages, and redirect addresses in them to English", async ({
    page,
    request,
  }) => {
    await page.goto("/developers/errors/");
    await page.getByRole("banner").locator("summary").click();
    const links = page.getByRole("banner").locator("details a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      languages.map(({ code }) => (code === defaultLanguage ? "/developers/errors/" : pathIn(code, "/"))),
    );
    for (const { code } of languages.filter((other) => other.code !== defaultLanguage)) {
      const moved = await request.get(pathIn(code, "/developers/errors/"), { maxRedirects: 0 });
      expect([moved.status(), moved.headers()["location"]]).toEqual([308, "/developers/errors/"]);
    }
  });

  test("list the other pages on a 404", async ({ page }) => {
    const response = await page.goto("/developers/nowhere/");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Error codes" }).click();
    await expect(page).toHaveURL(/\/developers\/errors\/$/u);
  });

  test("print only the text", async ({ page }) => {
    await page.goto("/developers/errors/too-many-requests/");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const role of ["banner", "navigation", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
});

test("every footer leads to the developer pages and states their language", async ({
  page,
  language,
  tool,
}) => {
  await page.goto(pathIn(language, "/contact/"));
  const link = page.getByRole("contentinfo").getByRole("link", { name: tool.say("shell.footerDevelopers") });
  await expect(link).toHaveAttribute("hreflang", "en");
  await link.click();
  await expect(page).toHaveURL(/:\d+\/developers\/$/u);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heater Age for developers");
});
