import { languages } from "@heater-age/messages";
import { pathIn } from "../app/seo/paths.ts";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { moves, watchMoves } from "./layout.ts";
import { collectChecks, expect, expectAccessible, test } from "./visitor.ts";

const checked = "?brand=rheem&serial=RH0504B01826";
const [english, ...others] = languages;
const [spanish = english] = others;

test("records no check again in another language, whether linked or sent", async ({ page, tool }) => {
  const checks = collectChecks(page);
  const switchLanguage = async () => {
    await tool.alive();
    await tool.chooseLanguage(spanish.name);
    await expect(page).toHaveURL(new RegExp(`/es/\\${checked}$`, "u"));
    await expect(page.locator("html")).toHaveAttribute("lang", spanish.code);
    await expect(tool.result).toContainText("2004");
    await page.waitForLoadState("networkidle");
  };

  await tool.open(checked);
  await switchLanguage();
  expect(checks.size).toBe(0);
  await tool.open();
  await tool.check("Rheem", "RH0504B01826");
  expect(checks.size).toBe(1);
  // Longer than a response is fresh.
  await page.clock.setSystemTime(Date.now() + 600_000);
  await switchLanguage();
  expect(checks.size).toBe(1);
});

test("keeps what is typed and the address when the language changes", async ({ page, tool }) => {
  await tool.open("?from=mail#brands");
  await tool.pickBrand("Rheem");
  await tool.serial.fill("RH0504");
  for (const { code, name } of others) {
    await tool.chooseLanguage(name);
    await expect(page).toHaveURL(new RegExp(`${pathIn(code, "/")}\\?from=mail#brands$`, "u"));
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page).toHaveTitle(intlIn(code).formatMessage({ id: "home.metaTitle" }));
    await expect(page.locator("input[name=serial]")).toHaveValue("RH0504");
    await expect(page.getByRole("combobox").first()).toHaveValue("Rheem");
    expect(await page.evaluate(() => localStorage.getItem("preferredLanguage"))).toBe(code);
    await expect(page.getByRole("banner").getByRole("link", { name: "Heater Age" })).toHaveAttribute(
      "href",
      pathIn(code, "/"),
    );
    // The focus is on the menu again, which shows the new language.
    await expect(page.locator("header summary")).toBeFocused();
    await expect(page.locator("header summary")).toContainText(name);
    await expect(page.locator("header details")).not.toHaveAttribute("open");
  }
});

test("the header can be skipped, and its menu opened and closed by keyboard", async ({ page, tool }) => {
  await tool.open();
  await tool.alive();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: tool.say("shell.skip") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

  const menu = page.locator("header details");
  await menu.locator("summary").press("Enter");
  await expect(menu).toHaveAttribute("open");
  await expect(menu.getByRole("link")).toHaveText(languages.map(({ name }) => name));
  const flags = menu.locator("li img");
  await expect(flags).toHaveCount(languages.length);
  for (const flag of await flags.all()) await expect(flag).toHaveJSProperty("complete", true);
  const widths = await flags.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  expect(widths.every((width) => width > 0)).toBe(true);
  await expectAccessible(page, "header");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await menu.locator("summary").click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).not.toHaveAttribute("open");
  await menu.locator("summary").click();
  await tool.serial.focus();
  await expect(menu).not.toHaveAttribute("open");
  await page
    .getByRole("banner")
    .getByRole("link", { name: tool.say("shell.supportedBrands") })
    .click();
  await expect(page.locator("#brands-heading")).toBeInViewport();
});

test("suggests the page in the visitor's language, and does nothing more", async ({ browser, baseURL }) => {
  const { code, locale } = spanish;
  const say = intlIn(code).formatMessage;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: locale.replace("_", "-"),
  });
  const page = await context.newPage();
  await watchMoves(page);
  await page.goto("/contact/");
  const offer = page.getByRole("complementary", { name: say({ id: "offer.text" }) });
  await expect(offer).toHaveAttribute("lang", code);
  // Characters that the font lacks can change their width slightly when it loads.
  const moved = (await moves(page)).reduce((sum, move) => sum + move, 0);
  expect(moved).toBeLessThan(0.001);
  // A line above the header, which covers nothing.
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const [header, line] = await Promise.all([page.getByRole("banner").boundingBox(), offer.boundingBox()]);
    expect(line?.y).toBe(0);
    expect(line?.height).toBeLessThan(48);
    expect(header?.y).toBeGreaterThanOrEqual(line?.height ?? 0);
  }
  await expectAccessible(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await offer.getByRole("button", { name: say({ id: "offer.dismiss" }) }).click();
  await expect(offer).toBeHidden();
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  await page.reload({ waitUntil: "networkidle" });
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("preferredLanguage"))).toBe("en");

  await page.evaluate((preferred) => localStorage.setItem("preferredLanguage", preferred), code);
  await page.reload();
  await offer.getByRole("link", { name: say({ id: "offer.accept" }) }).click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(code, "/contact/")}$`, "u"));
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  await expect(offer).toBeHidden();
  await context.close();
});

test("has one footer everywhere, and a way on from an unknown page @rest", async ({ page, tool }) => {
  // Long after the pages were built.
  await page.clock.setFixedTime(new Date("2031-06-15T12:00:00Z"));
  for (const path of ["/", "/contact/", "/rheem-water-heater-age/", "/nowhere/at/all"]) {
    await page.goto(path);
    const foot = page.getByRole("contentinfo");
    await expect(foot).toContainText(
      tool.say("shell.footerCopyright", { year: "2031", owner: "Heater Age" }),
    );
    // No company is set, so the site names itself, without a link to itself.
    await expect(foot).toContainText(new RegExp(`${tool.say("shell.footerPoweredBy")}\\s*Heater Age`, "u"));
    await expect(foot.getByRole("link", { name: "Heater Age", exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { name: tool.say("shell.notFoundTitle") })).toBeVisible();
  await page.getByRole("link", { name: tool.say("shell.notFoundHome") }).click();
  await expect(page.getByRole("heading", { name: tool.say("home.title") })).toBeVisible();
});
