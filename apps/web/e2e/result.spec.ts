import type { Page } from "@playwright/test";
import { ports } from "./ports.ts";
import { collectChecks, expect, expectAccessible, test } from "./visitor.ts";

test.describe("the dialog", () => {
  test("shows state, age and date, and leads to the card, however it is closed", async ({ page, tool }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await tool.open();
    await tool.send("Rheem", "RH0504B01826");
    await expect(tool.dialog).toContainText(tool.made({ year: 2004, month: 5 }));
    await expect(tool.dialog).toContainText(tool.say("result.statusReplace"));
    await expect(tool.dialog.getByRole("heading")).toHaveText(/\d/u);
    const more = tool.dialog.getByRole("button", { name: tool.say("result.dialogMore") });
    await expect(more).toBeFocused();
    await expectAccessible(page, "dialog");
    await more.click();
    await expect(tool.dialog).toBeHidden();
    const heading = page.locator("#result-heading");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page.locator("[aria-current=step]")).toContainText(tool.say("home.stepResults"));
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => tool.dialog.getByRole("button", { name: tool.say("shell.close") }).click(),
    ]) {
      await tool.change();
      await tool.submit.click();
      await expect(tool.dialog).toBeVisible();
      await close();
      await expect(heading).toBeFocused();
    }
  });

  test("scrolls the card behind it into view after 100 ms @rest", async ({ page, tool }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await tool.open();
    await tool.pickBrand("Rheem");
    await tool.serial.fill("RH0504B01826");
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await tool.submit.click();
    await expect(tool.dialog).toBeVisible();
    await expect(page.locator("[aria-current=step]")).toContainText(tool.say("home.stepResults"));
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.clock.runFor(95);
    expect(await scrolled()).toBe(before);
    await page.clock.runFor(10);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });

  test("leaves the focus in a menu that is opened before the card is there", async ({ page, tool }) => {
    await page.clock.install();
    await tool.open();
    await tool.pickBrand("Rheem");
    await tool.serial.fill("RH0504B01826");
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await tool.submit.click();
    await tool.close();
    const menu = page.locator("header details");
    await menu.locator("summary").click();
    await page.clock.runFor(200);
    await expect(page.locator("#result-heading")).toBeVisible();
    await expect(menu.locator("summary")).toBeFocused();
    await expect(menu).toHaveAttribute("open");
  });

  test("opens only on submit, every time", async ({ page, tool }) => {
    const checks = collectChecks(page);
    await tool.open("?brand=rheem&serial=RHO5O4B01826");
    await expect(tool.result).toContainText(tool.say("result.unreadableTitle"));
    const repair = tool.result.getByRole("link", { name: tool.say("reading.useThis") });
    await tool.alive(repair);
    await expect(tool.dialog).toBeHidden();
    await repair.click();
    await expect(tool.result).toContainText(tool.date({ year: 2004, month: 5 }));
    await expect(page.locator("#result-heading")).toBeFocused();
    await expect(tool.dialog).toBeHidden();
    await tool.change();
    await tool.submit.click();
    await tool.close();
    await tool.change();
    await tool.submit.click();
    await expect(tool.dialog).toBeVisible();
    await page.goBack();
    await expect(tool.dialog).toBeHidden();
    await page.goForward();
    // The same check three times is recorded once.
    expect(checks.size).toBe(1);
    await page.goBack();
    await expect(tool.result).toContainText(tool.say("result.unreadableTitle"));
    await expect(tool.dialog).toBeHidden();
    await page.goForward();
    await expect(tool.result).toContainText(tool.date({ year: 2004, month: 5 }));
    await expect(tool.dialog).toBeHidden();
  });

  test("shows tips when there is no date, and clears the numbers to try again", async ({ page, tool }) => {
    await tool.open();
    await tool.pickBrand("Rheem");
    await page.getByText(tool.say("form.modelToggle")).click();
    await tool.model.fill("ABC123");
    await tool.serial.fill("ZZZZZZ999");
    await tool.submit.click();
    await expect(tool.dialog.getByRole("heading")).toHaveText(tool.say("result.notDecoded"));
    for (const tip of [
      "result.notDetermined",
      "result.tipFormat",
      "result.tipSelected",
      "result.tipUnclear",
    ] as const)
      await expect(tool.dialog).toContainText(tool.say(tip));
    for (const text of [
      tool.say("result.unreadableTitle"),
      tool.say("problems.no-format", { brand: "Rheem" }),
      tool.say("result.tipPlate", { place: "" }).trim(),
      tool.say("result.tipFormat"),
      tool.say("result.tipModel"),
    ])
      await expect(tool.result).toContainText(text);
    await expectAccessible(page, "dialog");
    await tool.dialog.getByRole("button", { name: tool.say("result.tryAgain") }).click();
    await expect(tool.dialog).toBeHidden();
    await expect(tool.serial).toBeFocused();
    await expect(tool.serial).toHaveValue("");
    await expect(page.locator("input[name=model]")).toHaveValue("");
    await expect(tool.brand).toHaveValue("Rheem");
    await expect(page.locator("[aria-current=step]")).toContainText(tool.say("home.stepDetails"));
    await expect(tool.result).toContainText(tool.say("plate.exampleTitle"));

    // A model number moves to its own field.
    await tool.check("Rheem", "XE40M09EL55U1");
    await expect(tool.result).toContainText(tool.say("problems.looks-like-model", { brand: "Rheem" }));
    await tool.result.getByRole("link", { name: tool.say("result.toModelField") }).click();
    await expect(tool.model).toHaveValue("XE40M09EL55U1");
    await expect(tool.serial).toHaveValue("");
    await expect(tool.serial).toBeFocused();
    await expect(page.locator("[aria-current=step]")).toContainText(tool.say("home.stepDetails"));
  });

  test("shows the API's message for a refusal, and can send the number again", async ({ page, tool }) => {
    await page.route("**/api/check", (route) =>
      route.fulfill({
        status: 429,
        contentType: "application/json",
        body: JSON.stringify({ statusCode: 429, code: "too-many-requests", message: "Slow down, please." }),
      }),
    );
    await tool.open();
    await tool.send("Rheem", "RH0504B01826");
    await expect(tool.dialog.getByRole("heading")).toHaveText(tool.say("result.checkFailed"));
    await expect(tool.dialog).toContainText("Slow down, please.");
    await expectAccessible(page, "dialog");
    for (const text of [
      tool.say("result.unreadableTitle"),
      "Slow down, please.",
      tool.say("result.tipPlate", { place: "" }).trim(),
      tool.say("result.tipFormat"),
      tool.say("result.tipModel"),
    ])
      await expect(tool.result).toContainText(text);
    // The only way on keeps what was typed.
    await expect(page.getByRole("button", { name: tool.say("result.tryAgain") })).toHaveCount(0);
    await page.unroute("**/api/check");
    await tool.dialog.getByRole("button", { name: tool.say("result.askAgain") }).click();
    await expect(tool.dialog).toContainText(tool.made({ year: 2004, month: 5 }));
    await expect(tool.serial).toHaveValue("RH0504B01826");
  });

  test("shows a failure when neither the API nor the page has a date @rest", async ({ tool }) => {
    await tool.open("", `http://127.0.0.1:${ports.webWithoutApi}`);
    await tool.send("Rheem", "ZZZZZZ999");
    await expect(tool.dialog.getByRole("heading")).toHaveText(tool.say("result.checkFailed"));
    await tool.close();
    await expect(tool.result).toContainText(tool.say("result.checkFailed"));
    await expect(tool.result).toContainText(tool.say("result.tipsHeading"));
    await expect(tool.result.getByRole("link", { name: tool.say("result.tryAgain") })).toHaveCount(0);
    await tool.result.getByRole("button", { name: tool.say("result.askAgain") }).click();
    await expect(tool.dialog.getByRole("heading")).toHaveText(tool.say("result.checkFailed"));
    await expect(tool.serial).toHaveValue("ZZZZZZ999");
  });
});

test.describe("the model", () => {
  const withModel = async (
    page: Page,
    tool: Parameters<Parameters<typeof test>[2]>[0]["tool"],
    model: string,
  ) => {
    await tool.open();
    await tool.pickBrand("A. O. Smith");
    await tool.serial.fill("1836111786352");
    await page.getByText(tool.say("form.modelToggle")).click();
    await tool.model.fill(model);
    await tool.submit.click();
    await tool.close();
  };

  /** Collects the calls of the API. A check that is sent again on a slow machine has the same id. */
  const watchCalls = (page: Page) => {
    const calls: string[] = [];
    const ids = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/api/")) return;
      const { checkId } = (request.postDataJSON() ?? {}) as { readonly checkId?: string };
      if (checkId !== undefined && ids.has(checkId)) return;
      if (checkId !== undefined) ids.add(checkId);
      calls.push(`${request.method()} ${pathname}`);
    });
    return calls;
  };

  test("comes with check and advice, with its source and its warranty @rest", async ({ page, tool }) => {
    const calls = watchCalls(page);
    await withModel(page, tool, "ENT-40");
    const row = await tool.openRow("model-details");
    for (const term of [
      "capacity",
      "type",
      "efficiency",
      "dimensions",
      "weight",
      "warranty",
      "features",
      "source",
    ] as const)
      await expect(
        row
          .getByRole("term")
          .filter({ hasText: tool.say(`specifications.${term}`) })
          .first(),
      ).toBeVisible();
    await expect(row).toContainText(tool.say("specifications.fromCatalogue"));
    await expect(row).toContainText(tool.say("specifications.sureHigh"));
    await expect(row).toContainText(tool.say("specifications.statusExpired"));
    await expect(row).toContainText(tool.say("specifications.warrantyDecides"));
    await expect(row).not.toContainText(tool.say("specifications.enhanced"));
    await expect(tool.row("warranty")).toContainText(tool.say("specifications.statusExpired"));
    await page.waitForLoadState("networkidle");
    expect(calls.toSorted()).toEqual(["POST /api/advice", "POST /api/check"]);

    // From a link, nothing is recorded.
    calls.length = 0;
    await page.reload();
    await expect(await tool.openRow("model-details")).toContainText(tool.say("specifications.fromCatalogue"));
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual(["POST /api/advice"]);
  });

  test("can be requested again, and is shown as unknown if not found @rest", async ({ page, tool }) => {
    await page.route("**/api/model/**", (route) => route.fulfill({ status: 501, body: "" }));
    await withModel(page, tool, "QQQ999");
    await expect(tool.row("model-details")).toContainText(tool.say("result.answerMissing"));
    const row = await tool.openRow("model-details");
    await expect(row).toContainText(tool.say("specifications.failed"));
    await expect(row).toContainText(tool.say("errors.status-other"));
    await page.unroute("**/api/model/**");
    await row.getByRole("button", { name: tool.say("result.tryAgain") }).click();
    await expect(row).toContainText(tool.say("specifications.notFound", { model: "QQQ999" }));
    await expect(row).toContainText(tool.say("specifications.notFoundText"));
    await expect(row).toContainText(tool.say("specifications.notFoundHelp"));
    await expect(tool.row("model-details")).toContainText(tool.say("result.modelMissing"));
    await expectAccessible(page);
  });

  test("is marked when a language model described it @rest", async ({ page, tool }) => {
    await page.route("**/api/model/**", (route) =>
      route.fulfill({
        json: {
          success: true,
          brand: "ao-smith",
          modelNumber: "QQQ999",
          modelInfo: { capacity: "40 gallons", btus: "36,000 BTU/h", warranty: "30 years" },
          facts: { features: [] },
          source: "ai-enhanced",
          confidence: "low",
          estimated: true,
          estimatedFacts: ["capacityGallons"],
          sources: [],
        },
      }),
    );
    await withModel(page, tool, "QQQ999");
    await expect(tool.row("model-details")).toContainText("40 gallons");
    const row = await tool.openRow("model-details");
    await expect(row).toContainText(tool.say("specifications.enhanced"));
    await expect(row).toContainText(tool.say("specifications.fromLanguageModel"));
    await expect(row).toContainText("36,000 BTU/h");
    await expect(row).toContainText(tool.say("specifications.statusActive"));
    await expect(tool.row("warranty")).toContainText(tool.say("specifications.statusActive"));
    await expectAccessible(page);
  });
});
