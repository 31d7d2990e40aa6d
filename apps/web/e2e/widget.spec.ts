import { formatText } from "@heater-age/messages/server";
import { type Language, languages } from "@heater-age/messages";
import type { Locator, Page } from "@playwright/test";
import { dateText } from "@heater-age/messages/format";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { englishIn } from "./english.ts";
import { ports } from "./ports.ts";
import { expect } from "./visitor.ts";
import { allow, check, expectFit, expectNoBarrier, link, origin, test } from "./widget.ts";

/** The worst styles with which a page can affect its content. */
const hostile = `
  * { all: unset !important; display: inline !important; font-size: 3px !important; color: #eee !important }
  html, body, main { direction: rtl; line-height: 0.5; text-align: right; letter-spacing: 4px; word-spacing: 2em }
  heater-age { text-transform: uppercase; cursor: none; white-space: pre; font-weight: 900 }
  head, title { display: none !important }
`;

/** Moves the focus by keyboard until it reaches an element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element.matches(":focus"))) return;
  }
  throw new Error("The keyboard does not lead there");
}

/** Returns the data that a page has stored about its visitor. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    stored: localStorage.length + sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));

/** Expects no English in a widget in another language. */
async function expectNoEnglish(widget: Locator, code: Language): Promise<void> {
  const words = await widget.evaluate((element) => element.shadowRoot?.innerHTML ?? "");
  if (code !== "en") expect(englishIn(`<html lang="${code}">${words}</html>`, code)).toEqual([]);
}

test("is served to every site and cached until it changes", async ({ request }) => {
  const get = (file: string, headers = {}) => request.get(`${origin}/widget/${file}`, { headers });
  const script = await get("heater-age.js");
  expect(script.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=0, must-revalidate",
    "content-encoding": "br",
    "content-type": "application/javascript; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
  });
  const again = await get("heater-age.js", { "if-none-match": script.headers()["etag"] ?? "" });
  expect(again.status()).toBe(304);
  const [chunk = ""] = /texts-en-\w+\.js/u.exec(await script.text()) ?? [];
  expect((await get(chunk)).headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
  });
  // Only debuggers load it.
  expect(await (await get(`${chunk}.map`)).json()).toMatchObject({ version: 3 });
  const named = await get("integrity.json");
  expect(named.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  const version = await get(((await named.json()) as { readonly script: string }).script);
  expect(version.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(await version.text()).toBe(await script.text());
  for (const missing of [
    "heater-age.d.ts",
    "heater-age-0.js",
    "texts-en-0.js",
    "%2e%2e%2findex.html",
    "%2e%2e/index.html",
  ]) {
    expect((await get(missing)).status(), missing).toBe(404);
  }
});

test("works by keyboard on a page with hostile styles and a strict policy", async ({ page, open }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const intl = intlIn("en");
  const say = (id: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id });
  await page.setViewportSize({ width: 320, height: 640 });
  const widget = await open({
    body: `<heater-age lang="en">${link}</heater-age>`,
    css: hostile,
  });

  const brand = widget.getByRole("combobox", { name: say("form.brand") });
  await expect(brand).toBeVisible();
  await tabTo(page, brand);
  await page.keyboard.type("Bradford");
  await expect(brand).toHaveValue("bradford-white");
  await tabTo(page, widget.getByRole("textbox", { name: say("form.serial") }));
  await page.keyboard.type("bh6511396");
  const dates = [
    { year: 2005, month: 8 },
    { year: 1985, month: 8 },
  ] as const;
  await expectNoBarrier(page);
  await page.keyboard.press("Enter");

  const verdict = widget.getByRole("heading", { level: 2 });
  await expect(verdict).toBeFocused();
  await expect(widget).toContainText(
    intl.formatMessage({ id: "result.verdictMade" }, { date: dateText(intl, dates[0]) }),
  );
  await expect(widget).toContainText(say("result.statusReplace"));
  await expect(widget).toContainText(say("result.otherHeading"));
  await expect(widget).toContainText(dateText(intl, dates[1]));

  expect(
    Number.parseFloat(await verdict.evaluate((element) => getComputedStyle(element).fontSize)),
  ).toBeGreaterThan(24);
  const box = await widget.locator(".card").boundingBox();
  expect(box?.width).toBeGreaterThan(290);
  await expectFit(page, widget);
  await expectNoBarrier(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await widget.evaluate((element) => element.setAttribute("theme", "auto"));
  await expectNoBarrier(page);

  const foreign = addresses.filter((url) => url.startsWith(origin)).map((url) => url.slice(origin.length));
  expect(foreign.filter((path) => !path.startsWith("/widget/"))).toEqual([]);
  expect(foreign.filter((path) => /\/texts-/u.test(path))).toHaveLength(1);
  expect(await keptBy(page)).toEqual({ cookies: "", stored: 0, databases: 0, caches: 0 });
  expect(await page.context().cookies()).toEqual([]);
});

test("explains what may be wrong, and decodes the chosen suggestion @rest", async ({ page, open }) => {
  const widget = await open({ body: `<heater-age>${link}</heater-age>` });
  await widget.getByRole("button", { name: formatText("en", "form", "submit") }).click();
  await expect(widget.getByRole("combobox")).toBeFocused();
  await expect(widget.getByRole("combobox")).toHaveAccessibleDescription(
    formatText("en", "errors", "brand-required"),
  );
  await expectNoBarrier(page);

  await check(widget, "Rheem", "RHO504B0I826");
  await expect(widget.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(widget).toContainText("Possible typos");
  await expectNoBarrier(page);
  await widget.getByRole("button", { name: /RH0504B01826/u }).click();
  await expect(widget).toContainText(formatText("en", "result", "verdictMade", { date: "May 2004" }));
  await expect(widget.getByRole("textbox", { name: "Serial number" })).toHaveValue("RH0504B01826");

  await widget.getByRole("button", { name: "Check Another" }).click();
  await expect(widget.getByRole("combobox")).toBeFocused();
  await check(widget, formatText("en", "form", "other"), "BH6511396");
  await expect(widget).toContainText(formatText("en", "result", "identifyHeading"));
  await expectNoBarrier(page);
  await widget.getByRole("button", { name: "Bradford White" }).click();
  await expect(widget).toContainText(formatText("en", "result", "verdictMade", { date: "August 2005" }));
});

test("shows every date in every language @rest", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widget = await open({
    body: `<heater-age brand="bradford-white" serial="BH6511396">${link}</heater-age>`,
  });
  await widget.getByRole("button", { name: formatText("en", "form", "submit") }).click();
  for (const { code } of languages) {
    await widget.evaluate((element, lang) => element.setAttribute("lang", lang), code);
    const intl = intlIn(code);
    for (const year of [2005, 1985]) await expect(widget).toContainText(dateText(intl, { year, month: 8 }));
    await expectFit(page, widget);
    await expectNoEnglish(widget, code);
  }
  await expectNoBarrier(page);
});

test("follows its attributes and properties and dispatches its result", async ({ page, open }) => {
  const widget = await open({
    lang: "de-AT",
    body: `<heater-age brand="A. O. Smith" href="/age?from=shop">${link}</heater-age>`,
  });
  await expect(widget.getByRole("combobox", { name: "Marke" })).toHaveValue("ao-smith");
  const results = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("heater-age-result", (event) =>
          resolve("detail" in event ? event.detail : undefined),
        );
      }),
  );
  const attributes = await widget.evaluate((element) => {
    if (element.localName !== "heater-age") return [];
    Object.assign(element, { brand: "rheem", lang: "nl", theme: "dark" });
    element.setAttribute("serial", "RH0504B01826");
    // Frameworks assign absent attributes this way.
    Object.assign(element, { api: undefined });
    return ["brand", "lang", "theme"].map((name) => element.getAttribute(name));
  });
  expect(attributes).toEqual(["rheem", "nl", "dark"]);
  await expect(widget.getByRole("combobox", { name: "Brand" })).toHaveValue("rheem");
  await expect(widget.getByRole("textbox", { name: "Serial number" })).toHaveValue("RH0504B01826");
  await expect(widget).not.toHaveAttribute("api");
  expect(await widget.locator(".card").evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
    "rgb(21, 31, 56)",
  );

  await widget.getByRole("button", { name: formatText("en", "form", "submit") }).click();
  expect(await results).toMatchObject({
    brand: "rheem",
    serial: "RH0504B01826",
    decoding: { status: "decoded", candidates: [{ date: "2004-05" }] },
  });
  const full = widget.getByRole("link", { name: formatText("en", "result", "dialogMore") });
  await expect(full).toHaveAttribute(
    "href",
    new URL("/age?from=shop&brand=rheem&serial=RH0504B01826", page.url()).href,
  );
  // The result stays and is translated.
  await widget.evaluate((element) => element.setAttribute("lang", "fr"));
  await expect(widget).toContainText("mai 2004");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a link", async ({ open }) => {
    const widget = await open({ body: `<heater-age>${link}</heater-age>` });
    await expect(widget.getByRole("link", { name: "How old is this water heater?" })).toBeVisible();
  });
});

test("records a check when it has an API, and links to the website", async ({ page, open }) => {
  const widget = await open({
    body: `<heater-age api="${origin}" href="${origin}/">${link}</heater-age>`,
    allow: { ...allow, "connect-src": origin },
  });
  const recorded = page.waitForResponse(`${origin}/api/check`);
  await check(widget, "A. O. Smith", "1540A012345");
  expect(await (await recorded).json()).toMatchObject({ recorded: true, manufacturingDate: "2015-10" });
  await expect(widget).toContainText("week 40 of 2015");
  await expect(widget).not.toContainText(formatText("en", "result", "notRecorded"));
  await expect(widget.getByRole("link", { name: formatText("en", "result", "dialogMore") })).toHaveAttribute(
    "href",
    `${origin}/?brand=ao-smith&serial=1540A012345`,
  );
  expect(await page.context().cookies()).toEqual([]);
});

test.describe("when the API is down", () => {
  test.use({ breaks: true });

  test("shows the result, marked as not recorded @rest", async ({ page, open }) => {
    const silent = `http://127.0.0.1:${ports.webWithoutApi}`;
    const widget = await open({
      body: `<heater-age api="${silent}">${link}</heater-age>`,
      allow: { ...allow, "connect-src": silent },
    });
    await check(widget, "Rheem", "RH0504B01826");
    await expect(widget).toContainText(formatText("en", "result", "verdictMade", { date: "May 2004" }));
    await expect(widget.getByText(formatText("en", "result", "notRecorded"))).toBeVisible();
    await expectNoBarrier(page);
  });
});
