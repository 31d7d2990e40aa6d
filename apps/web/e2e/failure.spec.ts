import type { Page } from "@playwright/test";
import { holdRequests } from "./altered-pages.ts";
import { fillForm, written } from "./message.ts";
import { expect, expectAccessible, test as base } from "./visitor.ts";

interface Report {
  readonly message: string;
  readonly stack?: string;
  readonly sessionId: string;
  readonly context: Readonly<Record<string, unknown>>;
}

const test = base.extend<{ readonly reports: Report[]; readonly warnings: string[] }>({
  breaks: true,
  reports: async ({ page }, use) => {
    const reports: Report[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/errors")) reports.push(request.postDataJSON() as Report);
    });
    await use(reports);
  },
  warnings: async ({ page }, use) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await use(warnings);
  },
});

/** Breaks a browser function that the form of the contact page needs. */
const breakForm = (page: Page) =>
  page.addInitScript(() => {
    const form = HTMLFormControlsCollection.prototype;
    const whole = Object.getOwnPropertyDescriptor(form, "namedItem") ?? {};
    Object.assign(window, { mend: () => Object.defineProperty(form, "namedItem", whole) });
    form.namedItem = () => {
      throw new Error("namedItem is broken");
    };
  });

const mend = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { readonly mend: () => void }).mend();
  });

const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u;

test("shows and reports a page that breaks, as described @rest", async ({
  page,
  tool,
  reports,
  warnings,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await breakForm(page);
  const reported = page.waitForResponse("**/api/errors");
  await page.goto("/contact/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("shell.errorTitle"));
  await expect(page.getByText(tool.say("shell.errorText"))).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveTitle(tool.say("shell.errorTitle"));

  expect((await reported).status()).toBe(204);
  expect(reports).toEqual([
    {
      level: "error",
      source: "client",
      message: "namedItem is broken",
      userAgent: await page.evaluate(() => navigator.userAgent),
      url: new URL("/contact/", page.url()).href,
      sessionId: expect.stringMatching(/^sess_\d{13}_[a-z\d]{9}$/u),
      stack: expect.stringContaining("namedItem is broken"),
      context: {
        errorId: expect.stringMatching(/^app_\d{13}_[a-z\d]{9}$/u),
        componentStack: expect.stringMatching(/\n\s+at /u),
        timestamp: expect.stringMatching(iso),
        userLanguage: await page.evaluate(() => navigator.language),
        viewport: { width: 1280, height: 740 },
      },
    },
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem("error_session_id"))).toBe(reports[0]?.sessionId);

  const id = String(reports[0]?.context["errorId"]);
  await expect(page.getByText(tool.say("failure.id", { id }))).toBeVisible();
  const stack = page.getByText("Error: namedItem is broken");
  await expect(stack).toBeHidden();
  await expectAccessible(page);
  await page.getByText(tool.say("failure.details")).click();
  await expect(stack).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: tool.say("shell.errorHome") })).toHaveAttribute("href", "/");
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const description = page.getByRole("textbox", { name: tool.say("failure.describe") });
  await expect(description).toHaveAttribute("placeholder", tool.say("failure.describePrompt"));
  await description.fill("I opened the page");

  await page.route("**/api/errors", (route) => route.fulfill({ status: 500, json: {} }));
  const button = page.getByRole("button", { name: tool.say("failure.report") });
  await button.click();
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining("An error cannot be reported"));
  await expect(button).toBeEnabled();
  await expect(description).toHaveValue("I opened the page");

  await page.unroute("**/api/errors");
  const release = await holdRequests(page, "**/api/errors");
  await button.click();
  const sending = page.getByRole("button", { name: tool.say("shell.sending") });
  await expect(sending).toHaveJSProperty("disabled", true);
  release();
  await expect(page.getByText(tool.say("failure.reported"))).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(sending).toHaveCount(0);
  await expect(description).toHaveCount(0);
  expect(reports.at(-1)?.context).toMatchObject({
    errorId: reports[0]?.context["errorId"],
    userDescription: "I opened the page",
  });
  await expectAccessible(page);
});

test("brings the page back on retry, after 100 ms", async ({ page, tool, reports }) => {
  await page.clock.install();
  await breakForm(page);
  await page.goto("/contact/");
  const again = page.getByRole("button", { name: tool.say("shell.errorRetry") });
  await expect.poll(() => reports.length).toBe(1);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await again.click();
  await page.clock.runFor(100);
  // It fails again, with a new id.
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]?.context["errorId"]).not.toBe(reports[0]?.context["errorId"]);

  await mend(page);
  await again.click();
  await page.clock.runFor(99);
  await expect(again).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole("button", { name: tool.say("contact.send") })).toBeVisible();
  await expect(page).toHaveURL("/contact/");
});

test("leads to the home page even if the error's details fail to load @rest", async ({ page, tool }) => {
  await page.route("**/assets/FailureReport-*.js", (route) => route.abort());
  await breakForm(page);
  await page.goto("/contact/", { waitUntil: "networkidle" });
  await expect(page.getByText(tool.say("failure.describe"))).toHaveCount(0);
  await page.getByRole("link", { name: tool.say("shell.errorHome") }).click();
  await expect(page.getByRole("heading", { name: tool.say("home.title") })).toBeVisible();
});

test("shows the fallback when the whole site breaks @rest", async ({ page, tool, reports }) => {
  await page.goto("/contact/");
  await tool.alive(page.locator("#name"));
  await page
    .getByRole("main")
    .getByRole("link", { name: tool.say("document.backHome") })
    .evaluate((link: HTMLElement) => {
      // The frame of every page reads the query.
      URLSearchParams.prototype.get = () => {
        throw new Error("get is broken");
      };
      // Immediately, because later work of the page itself would hit the broken function first.
      link.click();
    });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool.say("shell.errorTitle"));
  await expect.poll(() => reports.map(({ message }) => message)).toContain("get is broken");
});

test("reports uncaught errors silently, up to ten @rest", async ({ page, tool, reports, warnings }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/contact/");
  await tool.alive(page.locator("#name"));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("thrown by nobody");
    });
  });
  await expect.poll(() => reports.length).toBe(1);
  await page.evaluate(() => {
    for (let count = 1; count <= 12; count++) void Promise.reject(new Error(`rejection ${count}`));
  });
  await expect.poll(() => warnings.filter((text) => text.startsWith("There were too many")).length).toBe(3);
  await expect.poll(() => reports.length).toBe(10);
  const common = {
    errorId: expect.stringMatching(/^app_/u),
    timestamp: expect.stringMatching(iso),
    userLanguage: await page.evaluate(() => navigator.language),
    viewport: { width: 1280, height: 720 },
    type: "global",
  };
  const [thrown, rejected] = reports;
  expect(thrown).toMatchObject({
    message: "thrown by nobody",
    stack: expect.stringContaining("thrown by nobody"),
    context: { ...common, errorType: "javascript", source: expect.any(String), line: expect.any(Number) },
  });
  expect(rejected).toMatchObject({
    message: "rejection 1",
    context: { ...common, errorType: "promise_rejection" },
  });
  expect(new Set(reports.map(({ sessionId }) => sessionId)).size).toBe(1);
  // Rejections are silenced, errors are not.
  expect(errors).toEqual(["thrown by nobody"]);
});

test("reports a refused call without what was typed, except 400 @rest", async ({ page, tool, reports }) => {
  let status = 400;
  await page.route("**/api/contact", (route) => route.fulfill({ status, json: { message: "Not now." } }));
  await page.goto("/contact/");
  await tool.alive(page.locator("#name"));
  await fillForm(page, written);
  for (const next of [400, 422]) {
    status = next;
    await page.getByRole("button", { name: tool.say("contact.send") }).click();
    await expect(page.getByRole("button", { name: tool.say("shell.sending") })).toBeDisabled();
    await expect(page.getByRole("alert").filter({ hasText: "Not now." })).toBeVisible();
  }
  await expect
    .poll(() => reports.map(({ message }) => message))
    .toEqual(["POST /api/contact: 422 Unprocessable Entity"]);
  expect(reports[0]?.context).toMatchObject({ errorId: expect.stringMatching(/^app_/u), apiError: true });
  expect(JSON.stringify(reports)).not.toMatch(/jane|brand is not/iu);
});
