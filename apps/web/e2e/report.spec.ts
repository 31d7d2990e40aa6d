import type { CreatedReport } from "@heater-age/client";
import type { Page } from "@playwright/test";
import { tokenHash } from "../app/shared/report/deletion.ts";
import { reportPath } from "../app/shared/report/report-path.ts";
import { holdRequests } from "./altered-pages.ts";
import { makeReport } from "./make-report.ts";
import { ports } from "./ports.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

const madeIn2005 = { year: 2005, month: 8 };
const madeIn1985 = { year: 1985, month: 8 };
const ambiguous = { brand: "bradford-white", serialNumber: "BH6511396", modelNumber: "M240T6FBN" };
/** The longest possible report: a model with every fact. */
const long = { brand: "ao-smith", serialNumber: "1836111786352", modelNumber: "ENT-40" };
/** A heater that was built by another company. */
const builtByOthers = { brand: "kenmore", serialNumber: "C05A012345", modelNumber: "153.336433" };
const unknown = "AAAAAAAAAAAAAAAAAAAAAA";

const open = (page: Page, { id }: Pick<CreatedReport, "id">) => page.goto(reportPath("en", id));

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Checks a number and requests a report of it. */
async function ask(page: Page, tool: Tool): Promise<void> {
  await tool.open();
  await tool.check("Bradford White", "BH6511396");
  await button(page, tool.say("result.report")).click();
}

test("creates a report of a result and deletes it with its link", async ({ page, context, tool }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await ask(page, tool);
  await expect(tool.dialog).toContainText(tool.say("report.dialogTitle"));
  await expect(page.getByText(tool.say("result.reportMade"), { exact: true })).toBeVisible();
  const link = tool.dialog.getByRole("textbox", { name: tool.say("report.link"), exact: true });
  const address = new RegExp(`^http://127\\.0\\.0\\.1:\\d+${reportPath("en", "")}[\\w-]{22}$`, "u");
  await expect(link).toHaveValue(address);
  const deletion = tool.dialog.getByRole("textbox", { name: tool.say("report.deletionLink") });
  await expect(deletion).toHaveValue(new RegExp(`^${await link.inputValue()}#delete=[\\w-]{22}$`, "u"));
  await expect(tool.dialog.getByRole("link", { name: tool.say("report.open") })).toBeFocused();
  await expectAccessible(page, "dialog");
  await button(page, tool.say("report.deletionCopy")).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await deletion.inputValue());

  await tool.dialog.getByRole("link", { name: tool.say("report.open") }).click();
  await expect(heading(page, tool.say("report.heading"))).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("main")).toContainText(tool.date(madeIn2005));

  await button(page, tool.say("report.delete")).click();
  await expect(button(page, tool.say("report.deleteCancel"))).toBeFocused();
  await expectAccessible(page, "dialog");
  await button(page, tool.say("report.deleteConfirm")).click();
  await expect(heading(page, tool.say("report.goneTitle"))).toBeFocused();
  expect((await page.reload())?.status()).toBe(410);
  await expect(heading(page, tool.say("report.goneTitle"))).toBeVisible();
  await expectAccessible(page);
});

test("puts names on a report, which it prints, and offers them for the next one", async ({ page, tool }) => {
  await ask(page, tool);
  const link = tool.dialog.getByRole("textbox", { name: tool.say("report.link"), exact: true });
  const before = await link.inputValue();
  const field = (id: "report.customer" | "report.phone" | "report.preparedBy") =>
    tool.dialog.getByLabel(tool.say(id), { exact: true });
  await tool.dialog.getByText(tool.say("report.peopleHeading")).click();
  await field("report.preparedBy").fill("Jane Doe");
  await field("report.phone").fill("555-0100");
  await field("report.customer").fill("12 Elm St");
  await expectAccessible(page, "dialog");
  await button(page, tool.say("report.peopleAdd")).click();
  await expect(link).not.toHaveValue(before);
  await expect.poll(async () => (await page.request.get(before)).status()).toBe(410);

  await page.goto(await link.inputValue());
  await expect(page).toHaveTitle(/^Bradford White BH6511396 \d{4}-\d\d-\d\d$/u);
  const lines = [
    tool.say("report.preparedByLine", { names: "Jane Doe · 555-0100" }),
    tool.say("report.customerLine", { customer: "12 Elm St" }),
  ];
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const line of lines) await expect(page.getByText(line).filter({ visible: true })).toBeVisible();
  }
  await page.emulateMedia({ media: null });

  await ask(page, tool);
  await expect(field("report.preparedBy")).toHaveValue("Jane Doe");
  await tool.dialog.getByRole("link", { name: tool.say("report.open") }).click();
  await expect(heading(page, tool.say("report.heading"))).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Jane Doe");
});

test("creates one report, pressed twice, offline, or after a failure @rest", async ({ page, tool }) => {
  const ids: string[] = [];
  const path = "**/api/generate-report";
  page.on("request", (request) => {
    if (request.url().endsWith("/api/generate-report"))
      ids.push((request.postDataJSON() as { readonly id: string }).id);
  });
  await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await ask(page, tool);
  await expect(page.getByText(tool.say("shell.error"), { exact: true })).toBeVisible();
  await expect(page.getByText(tool.say("result.reportFailed"), { exact: true })).toBeVisible();
  await expect(tool.dialog).toBeHidden();

  await page.context().setOffline(true);
  await button(page, tool.say("result.report")).click();
  await expect(page.getByText(tool.say("result.reportOffline"), { exact: true })).toBeVisible();
  await page.context().setOffline(false);

  await page.unroute(path);
  const release = await holdRequests(page, path);
  const { length: failed } = ids;
  await button(page, tool.say("result.report")).click();
  await button(page, tool.say("result.reportBusy")).click({ force: true });
  release();
  await tool.close();
  await button(page, tool.say("result.report")).click();
  await expect(tool.dialog).toContainText(tool.say("report.dialogTitle"));
  expect(ids).toHaveLength(failed + 1);
  expect(new Set(ids).size).toBe(1);
});

test.describe("the page of a report", () => {
  test("shows the whole result, and can be shared", async ({ page, context, request, tool }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const report = await makeReport(request, ambiguous);
    const response = await open(page, report);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
    const main = page.getByRole("main");
    for (const text of [
      "Bradford White",
      tool.say("result.statusReplace"),
      tool.date(madeIn2005),
      tool.date(madeIn1985),
      tool.say("result.datesFit", { count: 2 }),
      tool.say("result.actionsHeading"),
      tool.say("result.rowLife"),
      tool.say("specifications.statusExpired"),
      report.id,
    ]) {
      await expect(main).toContainText(text, { useInnerText: true });
    }
    await tool.alive(button(page, tool.say("report.print")));
    await page.getByText(tool.say("result.rowSure"), { exact: true }).filter({ visible: true }).click();
    await expect(
      page.getByText("Bradford White service bulletin 100").filter({ visible: true }),
    ).toBeVisible();
    const plate = tool.say("reading.plateLabel", { serial: ambiguous.serialNumber });
    await expect(main.getByRole("group", { name: plate })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(button(page, tool.say("report.delete"))).toBeHidden();
    await expectAccessible(page);

    // It can be shared.
    const shares: unknown[] = [];
    await page.route("**/api/share", async (route) => {
      shares.push(route.request().postDataJSON());
      await route.continue();
    });
    await button(page, tool.say("share.copy")).click();
    await expect(button(page, tool.say("share.copyDone"))).toBeVisible();
    await expect(page.getByText(tool.say("share.copiedTitle"), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await button(page, tool.say("share.button")).click();
    const mail = tool.dialog.getByRole("link", { name: tool.say("share.email") });
    expect(await mail.getAttribute("href")).toContain(encodeURIComponent(page.url()));
    await expect
      .poll(() => shares)
      .toEqual([
        {
          type: "result",
          platform: "copy",
          resultId: report.id,
          id: expect.stringMatching(/^[\da-f-]{36}$/u),
        },
      ]);
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    // A phone needs at most three screens.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const input of [ambiguous, long, builtByOthers]) {
      await open(page, await makeReport(request, input));
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
      expect(screens, input.brand).toBeLessThanOrEqual(3);
    }
  });

  test("is complete without scripts", async ({ browser, request, tool }) => {
    const report = await makeReport(request, ambiguous);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await open(page, report);
    await expect(page.getByRole("main")).toContainText(tool.date(madeIn2005), { useInnerText: true });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("img", { name: tool.say("report.code") })).toBeVisible();
    await page.emulateMedia({ media: null });
    await expect(button(page, tool.say("report.print"))).toBeHidden();
    await context.close();
  });
});

test("the deletion link asks first, and needs the right token @rest", async ({ page, request, tool }) => {
  const report = await makeReport(request, ambiguous);
  await page.goto(reportPath("en", report.id) + tokenHash("delete", unknown));
  await button(page, tool.say("report.deleteConfirm")).click();
  await expect(tool.dialog.getByRole("alert")).toHaveText(tool.say("errors.report-token-wrong"));
  expect((await open(page, report))?.status()).toBe(200);

  await page.goto("about:blank");
  await page.goto(reportPath("en", report.id) + tokenHash("delete", report.deletionToken));
  await expect(tool.dialog).toContainText(tool.say("report.deleteText"));
  await expect(page).toHaveURL(new RegExp(`${reportPath("en", report.id)}$`, "u"));
  await button(page, tool.say("report.deleteCancel")).click();
  await expect(tool.dialog).toBeHidden();
  await button(page, tool.say("report.delete")).click();
  await button(page, tool.say("report.deleteConfirm")).click();
  await expect(heading(page, tool.say("report.goneTitle"))).toBeVisible();
  expect((await open(page, report))?.status()).toBe(410);
});

test("has a way on for an unknown report, and while the API is down @rest", async ({ page, tool }) => {
  for (const id of [unknown, "nothing", "x".repeat(300)]) {
    const response = await page.goto(reportPath("en", "") + id);
    expect(response?.status(), id).toBe(404);
    await expect(heading(page, tool.say("report.unknownTitle"))).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: tool.say("shell.notFoundHome") }).click();
  await expect(tool.brand).toBeVisible();

  // The same while the API is down, which a retry can change.
  const response = await page.goto(`http://127.0.0.1:${ports.webWithoutApi}${reportPath("en", unknown)}`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()["retry-after"]).toBe("60");
  await expect(heading(page, tool.say("report.awayTitle"))).toBeVisible();
  await expect(page.getByRole("link", { name: tool.say("result.tryAgain") })).toBeVisible();
  await expectAccessible(page);
});
