import type { Page } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { dayText } from "@heater-age/messages/format";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { extend, holdScripts, translate } from "./altered-pages.ts";
import { fillForm, written } from "./message.ts";
import { expect, test, type Tool } from "./visitor.ts";

const serial = "RH0504B01826";
const may2004 = { year: 2004, month: 5 } as const;
const other = "1209D12345";
const otherMade = { year: 2009, month: 12 } as const;

/** Sends a message to the operator. */
async function write(page: Page, tool: Tool, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillForm(page, { ...written, ...changes });
  await page.getByRole("button", { name: tool.say("contact.send") }).click();
}

/** Uses the form, and waits for everything that a check needs. */
async function begin(page: Page, tool: Tool): Promise<void> {
  await tool.alive();
  await tool.serial.focus();
  // A field that was used before hydration has already loaded it, so there may be no response to wait for. The page's
  // own list of resources is empty while its clock is set.
  await expect
    .poll(async () =>
      (await page.requests()).some((request) => request.url().includes("/assets/ResultCard-")),
    )
    .toBe(true);
  await page.waitForLoadState("networkidle");
}

test("makes a report, and takes a message, when scripts never load @rest", async ({ page, tool }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await tool.open(`?brand=rheem&serial=${serial}`);
  await tool.result.getByRole("button", { name: tool.say("result.report") }).click();
  await expect(page).toHaveURL(/\/report\/[\w-]+/u);
  await expect(page.getByRole("main")).toContainText(tool.stated(may2004));

  await page.goto("/contact/");
  await write(page, tool, { email: "jane@localhost" });
  await expect(page.locator("#email-error")).toHaveText(tool.say("contact.emailInvalid"));
  await expect(page.locator("#message")).toHaveValue(written.message);
  // An error that only the API finds.
  await write(page, tool, { subject: "x".repeat(201) });
  await expect(page.locator("#subject-error")).toContainText("200");
  await write(page, tool);
  await expect(page.getByText(tool.say("contact.sentText"))).toBeVisible();
});

test("the server's response stays when later scripts are blocked @rest", async ({ page, tool }) => {
  await page.route(/\/assets\/(?:ResultCard|ask|BrandSearch)-/u, (route) => route.abort());
  await tool.open();
  await tool.alive();
  await tool.brand.click();
  await page.locator("select[name=brand]").selectOption("rheem");
  await tool.serial.fill(serial);
  await tool.submit.click();
  await tool.result.getByRole("button", { name: tool.say("result.tryAgain") }).click();
  await expect(page).toHaveURL(new RegExp(`serial=${serial}$`, "u"));
  await tool.alive();
  await page.waitForLoadState("networkidle");
  await expect(tool.result).toContainText(tool.stated(may2004));
});

test.describe("a browser without storage", () => {
  test.use({ breaks: true });

  test("dates heaters, reports them, and sends messages", async ({ page, tool }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("The storage is denied", "SecurityError");
          },
        });
    });
    await tool.open();
    await tool.check("Bradford White", "BH6511396");
    await expect(tool.dates).toHaveCount(2);
    await tool.result.getByRole("button", { name: tool.say("result.report") }).click();
    // Only the present link can delete the report.
    await expect(page.getByLabel(tool.say("report.deletionLink"))).toHaveValue(/#delete=.+/u);
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(tool.result).toContainText(tool.say("plate.exampleTitle"));
    await page.goForward();
    await expect(tool.dates).toHaveCount(2);

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: tool.say("shell.footerContact") })
      .click();
    await write(page, tool);
    await expect(page.getByText(tool.say("contact.sentText"), { exact: true })).toBeVisible();
    await tool.chooseLanguage("Deutsch");
    await expect(page).toHaveURL(pathIn("de", "/contact/"));
    await page.goto("/");
    await tool.alive();
    // React Router's script for the scroll position logs this error, which is harmless.
    expect(errors.filter((message) => message !== "The storage is denied")).toEqual([]);
  });
});

test("shows the day of the age if the clock is off by years offline @rest", async ({
  page,
  context,
  tool,
}) => {
  const intl = intlIn("en");
  await page.clock.setSystemTime("2040-03-03T17:00:00Z");
  await tool.open();
  await begin(page, tool);
  await tool.brand.click();
  await page.getByRole("option", { name: "Rheem", exact: true }).waitFor();
  await context.setOffline(true);
  await tool.check("Rheem", serial);
  await expect(tool.result).toContainText(tool.stated(may2004));
  const ahead = tool.say("result.clockAhead", { date: dayText(intl, "2040-03-03") });
  await expect(tool.result).toContainText(ahead);

  await page.clock.setSystemTime("1970-01-02T17:00:00Z");
  await tool.change();
  await tool.serial.fill(other);
  await tool.submit.click();
  await tool.close();
  // Not before the page was built, and never for a heater from the future.
  await expect(tool.result).toContainText(tool.stated(otherMade));
  const [behind = ""] = tool.say("result.clockBehind", { date: "§" }).split("§");
  await expect(tool.result).toContainText(behind);
  await expect(page.locator("#result-heading")).toContainText("16");
});

test("uses the server's day for ages when the clock is off by years @rest", async ({ page, tool }) => {
  const today = new Date().toISOString().slice(0, 10);
  const old = tool.old("2004-05", today);
  for (const time of ["1970-01-02T17:00:00Z", "2040-03-03T17:00:00Z"]) {
    await test.step(time, async () => {
      await page.clock.setSystemTime(time);
      await tool.open();
      await tool.alive();
      await tool.check("Rheem", serial);
      await expect(page.locator("#result-heading")).toHaveText(old);
      await tool.open(`?brand=rheem&serial=${serial}`);
      await tool.alive();
      await page.waitForLoadState("networkidle");
      await expect(page.locator("#result-heading")).toHaveText(old);
    });
  }
});

// React treats nodes that changed before hydration as a mismatch (#418), and renders them again.
test.describe("when other software changes the page", () => {
  test.use({ breaks: true });

  test("keeps working when translated, and leaves numbers and names alone", async ({ page, tool }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const submit = page.locator("#check [type=submit]");
    const summary = page.locator("summary", { hasText: serial });
    await tool.open();
    await begin(page, tool);
    await translate(page);
    await expect(submit).toHaveText(`«${tool.say("form.submit")}»`);
    await tool.pickBrand("Rheem");
    await tool.serial.fill(serial);
    await submit.click();
    await tool.close();
    await expect(tool.result).toContainText(`«${tool.date(may2004)}»`);
    await expect(tool.result.getByRole("group").first()).toContainText(/^[^«]*«[^»]*»\s*RH\s/u);
    await expect(summary).toContainText(`«Rheem»`);
    await expect(summary.getByText(serial, { exact: true })).toBeVisible();

    await summary.click();
    await tool.serial.fill(other);
    await submit.click();
    await tool.close();
    await expect(tool.result).toContainText(`«${tool.date(otherMade)}»`);
    await expect(tool.result).not.toContainText(tool.date(may2004));
    await page.goBack();
    await expect(tool.result).toContainText(`«${tool.date(may2004)}»`);
    await expect(tool.result).not.toContainText(tool.date(otherMade));
    await page
      .getByRole("contentinfo")
      .getByText(`«${tool.say("shell.footerContact")}»`)
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`«${tool.say("contact.title")}»`);
    expect(errors.filter((message) => !message.includes("#418"))).toEqual([]);
  });

  test("keeps typed values and a working form before and after hydration", async ({ page, tool }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("select[name=brand]").selectOption("rheem");
    await tool.serial.fill(serial);
    await extend(page);
    release();
    await tool.alive();
    await expect(tool.brand).toHaveValue("Rheem");
    await expect(tool.serial).toHaveValue(serial);
    expect(errors.filter((message) => !message.includes("#418"))).toEqual([]);

    await begin(page, tool);
    await extend(page);
    await tool.submit.click();
    await tool.close();
    await expect(tool.result).toContainText(tool.stated(may2004));
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("#result h3, #result li, #serial-help > *")) part.remove();
    });
    await tool.change();
    await tool.serial.fill(other);
    await tool.submit.click();
    await tool.close();
    await expect(tool.result).toContainText(tool.stated(otherMade));
    expect(errors.filter((message) => !message.includes("#418"))).toEqual([]);
  });
});
