import type { Page } from "@playwright/test";
import { fillForm, written } from "./message.ts";
import { ports } from "./ports.ts";
import { expect, expectAccessible, test, type Tool } from "./visitor.ts";

// The website of an operator who has configured these services. The tests simulate the services' responses.
test.use({ baseURL: `http://127.0.0.1:${ports.webWithServices}` });

test.describe("Google Analytics", () => {
  /** Simulates Google's script, and returns the requested addresses. */
  const playTag = async (page: Page): Promise<readonly string[]> => {
    const addresses: string[] = [];
    await page.route(/googletagmanager|google-analytics/u, (route) => {
      addresses.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "window.tagRuns = true;" });
    });
    return addresses;
  };

  /** Returns the commands that Google's script would run. */
  const commands = (page: Page): Promise<readonly (readonly unknown[])[]> =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { readonly dataLayer?: readonly ArrayLike<unknown>[] };
      return dataLayer.map((command) => Array.from(command));
    });

  const bar = (page: Page, tool: Tool) => page.getByRole("region", { name: tool.say("analytics.label") });
  const answer = (page: Page, tool: Tool, choice: "allow" | "deny") =>
    bar(page, tool).getByRole("button", { name: tool.say(`analytics.${choice}`), exact: true });

  test("asks first, and sends nothing after a no or Global Privacy Control", async ({ page, tool }) => {
    const addresses = await playTag(page);
    await tool.open();
    const question = bar(page, tool);
    await expect(question).toContainText(tool.say("analytics.question"));
    await expectAccessible(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(question).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await answer(page, tool, "deny").click();
    await expect(question).toHaveCount(0);
    await tool.check("Rheem", "RH0504B01826");
    await page.reload();
    await tool.alive();
    await page.waitForLoadState("networkidle");
    await expect(question).toHaveCount(0);

    // Global Privacy Control says no, whatever was answered before.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
      localStorage.setItem("analytics_consent", "granted");
    });
    await tool.open();
    await tool.check("Rheem", "RH0604B01826");
    await expect(question).toHaveCount(0);
    expect(addresses).toEqual([]);
    expect(await commands(page)).toEqual([]);
  });

  test("counts after a yes, without numbers, until the answer changes @rest", async ({ page, tool }) => {
    const addresses = await playTag(page);
    await tool.open();
    const question = bar(page, tool);
    await answer(page, tool, "allow").click();
    await expect(question).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => "tagRuns" in window)).toBe(true);
    expect(addresses).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-JOURNEYS"]);

    await tool.check("Rheem", "RH0504B01826");
    const { pathname, origin } = new URL(page.url());
    await expect
      .poll(async () => (await commands(page)).map(([command, name]) => `${String(command)} ${String(name)}`))
      .toEqual(expect.arrayContaining(["config G-JOURNEYS", "event page_view", "event submit"]));
    const counted = await commands(page);
    expect(counted.find(([, name]) => name === "submit")?.[2]).toMatchObject({
      page_location: origin + pathname,
      event_category: "check",
      event_label: "rheem",
    });
    expect(JSON.stringify(counted)).not.toContain("RH0504");

    // The privacy policy asks again.
    await page.goto("/privacy-policy/");
    await expect(answer(page, tool, "allow")).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    for (const [choice, status] of [
      ["allow", "analytics.allowed"],
      ["deny", "analytics.denied"],
    ] as const) {
      await answer(page, tool, choice).click();
      await expect(question.getByRole("status")).toHaveText(tool.say(status));
    }
    await page.reload();
    await expect(question).toBeVisible();
    expect(await commands(page)).toEqual([]);
  });
});

test.describe("reCAPTCHA", () => {
  /** Simulates reCAPTCHA's script: its box, in a frame like the original, returns a new token for each click. */
  const playRecaptcha = async (page: Page): Promise<void> => {
    await page.route("https://www.google.com/recaptcha/api2/anchor", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>reCAPTCHA</title>" }),
    );
    await page.route("https://www.google.com/recaptcha/api.js?*", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `
          const boxes = [];
          let tokens = 0;
          window.grecaptcha = {
            ready: (callback) => callback(),
            render: (place, { sitekey, callback }) => {
              const frame = document.createElement("iframe");
              frame.src = "https://www.google.com/recaptcha/api2/anchor";
              frame.title = "reCAPTCHA";
              const label = document.createElement("label");
              const box = document.createElement("input");
              box.type = "checkbox";
              box.addEventListener("change", () => callback(sitekey + " " + ++tokens));
              label.append(box, "I am not a robot");
              place.append(frame, label);
              return boxes.push(box) - 1;
            },
            reset: (widget) => { boxes[widget].checked = false; },
          };`,
      }),
    );
  };

  const openForm = async (page: Page, tool: Tool, path: string): Promise<void> => {
    await page.goto(path);
    await tool.alive(page.locator("#name"));
    await fillForm(page, written);
  };

  test("sends its token with the message, or says that its script is missing", async ({ page, tool }) => {
    const tokens: unknown[] = [];
    let status = 400;
    await page.route("**/api/contact", async (route) => {
      const { recaptchaToken } = route.request().postDataJSON() as { readonly recaptchaToken?: string };
      tokens.push(recaptchaToken);
      await route.fulfill({ status, json: status === 200 ? { success: true } : { message: "Not now." } });
    });
    await playRecaptcha(page);
    await openForm(page, tool, "/contact/");
    await expect(page.getByText(tool.say("contact.captcha"))).toHaveCount(0);
    const box = page.getByRole("checkbox", { name: "I am not a robot" });
    const send = page.getByRole("button", { name: tool.say("contact.send") });
    await send.click();
    await expect(
      page.getByRole("alert").filter({ hasText: tool.say("contact.captchaUnticked") }),
    ).toBeVisible();
    expect(tokens).toEqual([]);

    await box.check();
    await send.click();
    await expect(page.getByRole("alert").filter({ hasText: "Not now." })).toBeVisible();
    // A token is valid for one attempt.
    await expect(box).not.toBeChecked();
    await send.click();
    await expect(
      page.getByRole("alert").filter({ hasText: tool.say("contact.captchaUnticked") }),
    ).toBeVisible();

    status = 200;
    await box.check();
    await send.click();
    await expect(page.getByRole("listitem").filter({ hasText: tool.say("contact.sentText") })).toBeVisible();
    expect(tokens).toEqual(["journeys 1", "journeys 2"]);
    await expect(box).not.toBeChecked();

    // Without the script, the message can't be sent.
    await page.unrouteAll();
    await page.route("https://www.google.com/recaptcha/**", (route) => route.abort());
    await openForm(page, tool, "/contact/");
    await expect(
      page.getByRole("alert").filter({ hasText: tool.say("contact.captchaMissing") }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
