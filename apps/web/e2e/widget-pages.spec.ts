import { formatText } from "@heater-age/messages/server";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { expect } from "./visitor.ts";
import { expectFit, expectNoBarrier, link, test } from "./widget.ts";

test("falls back to English, or stays a link, when its texts fail to load @rest", async ({ page, open }) => {
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  await page.route(/\/widget\/texts-/u, (route) => route.abort());
  const widget = await open({ body: `<heater-age lang="de">${link}</heater-age>` });
  await expect.poll(() => failed.some((url) => url.includes("/texts-en"))).toBe(true);
  await expect(widget.getByRole("link", { name: "How old is this water heater?" })).toBeVisible();

  // English is better than a link.
  await page.unrouteAll();
  await page.route(/\/widget\/texts-es/u, (route) => route.abort());
  const english = await open({ lang: "es", body: `<heater-age>${link}</heater-age>` });
  await expect(english.getByRole("status").first()).toContainText("We couldn’t load Spanish");
  await expect(english.locator(".widget")).toHaveAttribute("lang", "en");
});

test("keeps its language while another one fails to load @rest", async ({ page, open, context }) => {
  await page.route(/\/widget\/texts-(?:de|it)/u, (route) => route.abort());
  const widget = await open({ body: `<heater-age lang="fr">${link}</heater-age>` });
  await expect(widget.getByRole("combobox", { name: "Marque" })).toHaveValue("");
  for (const lang of ["de", "it"] as const) {
    await widget.evaluate((element, code) => element.setAttribute("lang", code), lang);
    const language = new Intl.DisplayNames("fr", { type: "language" }).of(lang) ?? "";
    const note = intlIn("fr").formatMessage({ id: "widget.otherLanguage" }, { language });
    await expect(widget.getByRole("status").filter({ hasText: note })).toBeVisible();
  }
  await widget.evaluate((element) => element.setAttribute("brand", "rheem"));
  await expect(widget.getByRole("combobox", { name: "Marque" })).toHaveValue("rheem");
  await expectNoBarrier(page);

  await page.unroute(/\/widget\/texts-(?:de|it)/u);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(widget.getByRole("combobox", { name: "Marca" })).toHaveValue("rheem");
  await widget.evaluate((element) => element.setAttribute("lang", "de"));
  await expect(widget.getByRole("combobox", { name: "Marke" })).toHaveValue("rheem");
  await expect(widget.locator(".notice")).toHaveCount(0);
});

test("fits narrow spaces and lines shared with other elements @rest", async ({ page, open }) => {
  await page.setViewportSize({ width: 240, height: 640 });
  const widget = await open({
    body: `<heater-age lang="de">${link}</heater-age>`,
    css: "body { margin: 0 }",
  });
  await widget.getByRole("combobox").selectOption("bradford-white");
  await widget.getByRole("textbox").first().fill("BH6511396");
  await widget.getByRole("button", { name: "Alter prüfen" }).click();
  await expect(widget.getByRole("heading", { level: 2 })).toBeFocused();
  await expectFit(page, widget);

  await page.setViewportSize({ width: 1280, height: 640 });
  const css = "div { display: flex } p { inline-size: 200px }";
  const beside = await open({ body: `<div><p>Call us</p><heater-age>${link}</heater-age></div>`, css });
  await expect(beside.getByRole("combobox")).toBeVisible();
  expect((await beside.boundingBox())?.width).toBeGreaterThan(300);
});

test("resists rules for every element, and follows width and visibility @rest", async ({ open }) => {
  const body = `<heater-age brand="rheem" serial="RH0504B01826">${link}</heater-age><p>Call us</p>`;
  for (const rules of [
    "width: 10px !important; float: left !important",
    "all: unset !important; width: 10px !important",
    "display: flex !important; width: 10px !important; min-width: 0 !important",
    "height: 10px !important; max-height: 10px !important; max-width: 50px !important; float: left !important",
    "writing-mode: vertical-rl !important; line-height: 0.3 !important; letter-spacing: 9px !important",
  ]) {
    const widget = await open({ body, css: `* { ${rules} }` });
    await widget.getByRole("button", { name: formatText("en", "form", "submit") }).click();
    await expect(widget.getByRole("heading", { level: 2 })).toBeFocused();
    const [card, host] = [await widget.locator(".card").boundingBox(), await widget.boundingBox()];
    expect(card?.width, rules).toBeGreaterThanOrEqual(240);
    expect(host?.height, rules).toBeGreaterThanOrEqual(card?.height ?? 0);
    const letters = await widget.locator(".widget").evaluate((element) => {
      const { direction, letterSpacing, writingMode } = getComputedStyle(element);
      return { direction, letterSpacing, writingMode };
    });
    expect(letters, rules).toEqual({
      direction: "ltr",
      letterSpacing: "normal",
      writingMode: "horizontal-tb",
    });
  }

  const css = "heater-age { width: 400px; float: right; margin: 1rem }";
  const placed = await open({ body, css: `${css} main { visibility: hidden; width: 600px }` });
  await expect(placed.locator(".card")).toBeHidden();
  expect((await placed.locator(".card").boundingBox())?.width).toBe(400);
});
