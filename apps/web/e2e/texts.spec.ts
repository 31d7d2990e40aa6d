import { languages } from "@heater-age/messages";
import { pathIn } from "../app/seo/paths.ts";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

test.describe("texts that fail to load", () => {
  test.use({ breaks: true });

  test("break only their own page, which shows an error and can be retried @rest", async ({ page, tool }) => {
    await tool.open();
    const link = page.getByRole("contentinfo").getByRole("link", { name: tool.say("shell.footerContact") });
    await tool.alive(link);
    await page.route("**/assets/texts-rest-*.js", (route) => route.abort());
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("shell.errorTitle"));
    await expect(page).toHaveURL("/contact/");
    await expect(page.getByRole("banner")).toBeVisible();
    await expectAccessible(page);

    // The server's page needs no texts in the browser.
    await page.getByRole("button", { name: tool.say("shell.errorRetry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("contact.title"));
  });

  test("of another language show an error in the current one @rest", async ({ page, tool }) => {
    const [english, other = english] = languages;
    await page.goto("/contact/");
    await tool.alive(page.locator("#name"));
    await page.route(`**/assets/texts-page-${other.code}-*.js`, (route) => route.abort());
    await tool.chooseLanguage(other.name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("shell.errorTitle"));
    await expect(page.locator("main")).toContainText(tool.say("shell.errorText"));
    await expect(page.locator(":lang(en) h1")).toBeVisible();
    await expect(page).toHaveURL(pathIn(other.code, "/contact/"));
    await expectAccessible(page);

    await page.unrouteAll();
    await page.getByRole("button", { name: tool.say("shell.errorRetry") }).click();
    const title = intlIn(other.code).formatMessage({ id: "contact.title" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("leave the server-rendered page usable when the whole page needs them", async ({ page, tool }) => {
    await page.route("**/assets/texts-page-*.js", (route) => route.abort());
    await tool.open();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("home.title"));
    await page.locator("select[name=brand]").selectOption("bradford-white");
    await tool.serial.fill("BH 6511396");
    await tool.submit.click();
    await expect(tool.dates).toContainText([
      tool.date({ year: 2005, month: 8 }),
      tool.date({ year: 1985, month: 8 }),
    ]);
  });
});
