import { defaultLanguage, languages } from "@heater-age/messages";
import { documents } from "../app/seo/generated/documents.ts";
import { developerPaths } from "../app/seo/developer-paths.ts";
import { pathIn } from "../app/seo/paths.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

const WIDGET = '<script type="module" src="/widget/heater-age.js"></script>';
const narrow = { width: 320, height: 640 };

// They are only in English.
test.describe("developer pages", () => {
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
    await page.goto("/developers/packages/decoder/", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    for (const link of links) {
      const [address = "", anchor] = link.split("#", 2);
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), link).toBe(200);
      if (anchor !== undefined) expect(await response.text(), link).toContain(`id="${anchor}"`);
    }
  });

  test("can be navigated and scrolled by keyboard, and mark the current page", async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto("/developers/packages/decoder/");
    const box = page.getByRole("group", { name: "Code" }).nth(1);
    await box.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/developers/");
    const list = page.getByRole("navigation", { name: "Pages for developers" });
    const listed = documents.filter(({ part }) => part !== undefined);
    await expect(list.getByRole("listitem")).toHaveText(listed.map(({ name }) => name));
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

  test("list the other pages on a 404, and print only the text", async ({ page }) => {
    const response = await page.goto("/developers/nowhere/");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Error codes" }).click();
    await expect(page).toHaveURL(/\/developers\/errors\/$/u);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const role of ["banner", "navigation", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
});
