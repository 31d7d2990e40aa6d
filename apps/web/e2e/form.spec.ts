import type { Locator } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

test("shows below each empty field that it is required, and focuses the first", async ({ page, tool }) => {
  const colour = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  await tool.open();
  await tool.alive();
  const brand = tool.brand;
  const label = page.locator("label[for=brand]");
  await expect(label).toContainText("*");
  const plain = await colour(label);
  await tool.submit.click();
  await expect(brand).toBeFocused();
  const error = page.getByText(tool.say("form.brandRequired"), { exact: true });
  expect(await colour(label)).toBe(await colour(error));
  expect(await colour(label)).not.toBe(plain);
  const [field, below] = await Promise.all([brand.boundingBox(), error.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await expect(brand).toHaveAccessibleDescription(tool.say("form.brandRequired"));
  await expect(brand).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeVisible();
});

test("shows a message for each kind of error in a field", async ({ page, tool }) => {
  await tool.open();
  await tool.pickBrand("Rheem");
  const serial = tool.serial;
  const send = tool.submit;

  await serial.fill("RH05");
  await send.click();
  await expect(page.getByText(tool.say("form.serialTooShort", { shortest: 6 }))).toBeVisible();
  await expect(serial).toBeFocused();

  await serial.fill("RH0504B01826RH0504B01826");
  await expect(page.getByText(tool.say("form.serialTooShort", { shortest: 6 }))).toBeHidden();
  await send.click();
  await expect(page.getByText(tool.say("form.serialTooLong", { longest: 20 }))).toBeVisible();

  await serial.fill("RH0504B01826");
  await page.getByText(tool.say("form.modelToggle")).click();
  await tool.model.fill("a b");
  await expect(tool.model).toHaveValue("AB");
  await send.click();
  await expect(page.getByText(tool.say("form.modelLength"))).toBeVisible();
  await expect(tool.model).toBeFocused();
});

test(
  "says that a character was left out of the number, and nothing about separators",
  { tag: "@once" },
  async ({ page, tool }) => {
    const said = page.locator("#serial-live").getByText(tool.say("form.serialLeftOut"));
    await tool.open();
    await tool.alive();
    await tool.serial.fill("RH05-04_B.01 826");
    await expect(tool.serial).toHaveValue("RH0504B01826");
    await expect(said).toBeHidden();
    await tool.serial.fill("RH05?4B01826");
    await expect(tool.serial).toHaveValue("RH054B01826");
    await expect(said).toBeVisible();
    await expectAccessible(page, "#check");
    await tool.serial.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
    await page.keyboard.type("0");
    await expect(tool.serial).toHaveValue("RH0504B01826");
    await expect(said).toBeHidden();
    await tool.serial.fill("RH05ß4B01826");
    await expect(said).toBeVisible();
  },
);

test(
  "reads a long number in full with its brand, and names 20 characters without one",
  { tag: "@once" },
  async ({ page, tool }) => {
    const limit = page.getByText(tool.say("form.serialTooLong", { longest: 20 }));
    const long = "21262500100439630001006805N2";
    await tool.open();
    await tool.alive();
    await tool.serial.fill(long);
    await tool.submit.click();
    await expect(limit).toBeVisible();
    await tool.pickBrand("Vaillant");
    await expect(limit).toBeHidden();
    await tool.submit.click();
    await tool.close();
    await expect(tool.serial).toHaveValue(long);
  },
);

test("names an unknown brand in the address", { tag: "@once" }, async ({ page, tool }) => {
  await tool.open("?brand=Foo&serial=abcdefg");
  await expect(
    page.getByText(tool.say("form.brandUnknown", { other: tool.say("form.other") })),
  ).toBeVisible();
});

test("updates the steps as the visitor proceeds, and resets them", async ({ page, tool }) => {
  await tool.open();
  const current = page.locator("[aria-current=step]");
  await expect(current).toContainText(tool.say("home.stepBrand"));
  await tool.pickBrand("Rheem");
  await tool.serial.fill("RH0504B01826");
  await expect(current).toContainText(tool.say("home.stepDetails"));
  await tool.submit.click();
  await tool.close();
  await expect(current).toContainText(tool.say("home.stepResults"));
  await page.getByRole("link", { name: tool.say("result.checkAnother") }).click();
  await expect(current).toContainText(tool.say("home.stepBrand"));
  await expect(tool.brand).toHaveValue("");
  await expect(tool.serial).toHaveValue("");
  await expect(tool.result).toContainText(tool.say("plate.exampleTitle"));
});

test("keeps the brand when trying again", async ({ page, tool }) => {
  await tool.open();
  await tool.check("Rheem", "ZZZZZZZZZ");
  await page.getByRole("link", { name: tool.say("result.tryAgain") }).click();
  await expect(tool.brand).toHaveValue("Rheem");
  await expect(tool.serial).toHaveValue("");
  await expect(tool.serial).toBeFocused();
  await expect(page.locator("[aria-current=step]")).toContainText(tool.say("home.stepDetails"));
});

test(
  "is the server's page again when it is reloaded after trying again",
  { tag: "@once" },
  async ({ page, tool }) => {
    await page.goto("/rheem-water-heater-age/");
    await tool.alive();
    await tool.serial.fill("ZZZZZZZZ");
    await tool.submit.click();
    await tool.dialog.getByRole("button", { name: tool.say("result.tryAgain") }).click();
    await expect(tool.serial).toBeFocused();
    await page.reload();
    await tool.alive();
    await expect(page.locator("[aria-current=step]")).toContainText(tool.say("home.stepDetails"));
  },
);

test(
  "shows the number in the address instead of a draft of another heater",
  { tag: "@once" },
  async ({ page, tool }) => {
    await tool.open();
    await tool.pickBrand("Navien");
    await tool.serial.fill("OLDDRAFT1");
    await tool.open("?serial=RH0504B01826");
    await tool.alive();
    await expect(tool.serial).toHaveValue("RH0504B01826");
    await expect(tool.brand).toHaveValue("");
    await tool.serial.fill("RH0504B01827");
    await page.reload();
    await tool.alive();
    await expect(tool.serial).toHaveValue("RH0504B01827");
    await tool.open("?brand=rheem");
    await tool.alive();
    await expect(tool.brand).toHaveValue("Rheem");
    await expect(tool.serial).toHaveValue("RH0504B01827");
  },
);

test("moves through the results by back and forward without another request", async ({ page, tool }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/check")) asked += 1;
  });
  await tool.open();
  await tool.check("Rheem", "RH0504B01826");
  await expect(tool.result).toContainText(tool.date({ year: 2004, month: 5 }));
  await tool.change();
  await tool.serial.fill("1209D12345");
  await tool.submit.click();
  await tool.close();
  await expect(tool.result).toContainText(tool.date({ year: 2009, month: 12 }));
  await page.goBack();
  await expect(tool.result).toContainText(tool.date({ year: 2004, month: 5 }));
  await expect(tool.serial).toHaveValue("RH0504B01826");
  await page.goBack();
  await expect(tool.result).toContainText(tool.say("plate.exampleTitle"));
  await page.goForward();
  await expect(tool.result).toContainText(tool.date({ year: 2004, month: 5 }));
  expect(asked).toBe(2);
});

test("selects a brand from the list of brands and keeps what was typed", async ({ page, tool }) => {
  await tool.open();
  await tool.alive();
  await tool.serial.fill("BH6511396");
  await page
    .getByRole("region", { name: tool.say("home.brandsTitle") })
    .getByRole("link", { name: "Bradford White" })
    .click();
  await expect(tool.brand).toHaveValue("Bradford White");
  await expect(tool.serial).toHaveValue("BH6511396");
});

test(
  "is sent once when the button is pressed twice, and stays at the second step until the response",
  { tag: "@once" },
  async ({ page, tool }) => {
    let asked = 0;
    let letGo = () => {};
    await page.route("**/api/check", async (route) => {
      asked += 1;
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await route.continue();
    });
    const step = page.locator("[aria-current=step]");
    await tool.open();
    await tool.pickBrand("Rheem");
    await tool.serial.fill("RH0504B01826");
    await tool.submit.dblclick();
    const submitting = page.getByRole("button", { name: tool.say("form.submitting") });
    await expect(submitting).toBeVisible();
    await expect.poll(() => asked).toBe(1);
    letGo();
    await tool.close();
    await expect(tool.result).toContainText(tool.date({ year: 2004, month: 5 }));
    await expect(step).toContainText(tool.say("home.stepResults"));
    expect(asked).toBe(1);
    await tool.change();
    await tool.serial.fill("1209D12345");
    await tool.submit.click();
    await expect(submitting).toBeVisible();
    await expect(step).toContainText(tool.say("home.stepDetails"));
    await expect.poll(() => asked).toBe(2);
    letGo();
    await tool.close();
    await expect(step).toContainText(tool.say("home.stepResults"));
  },
);

test("finds and selects a brand by keyboard alone", async ({ page, tool }) => {
  await tool.open();
  const brand = tool.brand;
  await tool.alive();
  await brand.focus();
  await page.keyboard.type("ao sm");
  await expect(page.getByRole("option", { name: "A. O. Smith" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(brand).toHaveValue("A. O. Smith");
  await expect(tool.serial).toBeFocused();
  await page.keyboard.type("1836111786352");
  await page.keyboard.press("Enter");
  await expect(tool.result).toContainText(tool.date({ year: 2018, week: 36 }));
});

test("focuses the serial number after a brand is tapped", async ({ tool }) => {
  await tool.open();
  await tool.pickBrand("Rheem");
  await expect(tool.serial).toBeFocused();
});

test.describe("a serial number without a brand", () => {
  test("shows the matching brands, chosen with one tap", async ({ page, tool }) => {
    const may2004 = tool.date({ year: 2004, month: 5 });
    const fitting = (brand: string) =>
      page.getByRole("link", {
        name: tool.say("reading.brandDates", { brand, dates: may2004 }),
        exact: true,
      });
    await tool.open();
    await tool.alive();
    await tool.serial.fill("RH0504B01826");
    await expect(fitting("Rheem")).toBeVisible();
    await tool.submit.click();
    await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeVisible();
    await expect(tool.brand).toBeFocused();
    await expect(fitting("Ruud")).toBeVisible();
    await expectAccessible(page, "#check");
    await fitting("Rheem").click();
    await expect(tool.brand).toHaveValue("Rheem");
    await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeHidden();
    await expect(tool.submit).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tool.dialog).toContainText(tool.made({ year: 2004, month: 5 }));
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows them as links to their results", async ({ page, tool }) => {
      await tool.open("?brand=&serial=RH0504B01826");
      await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeVisible();
      const dates = tool.date({ year: 2004, month: 5 });
      await page
        .getByRole("link", { name: tool.say("reading.brandDates", { brand: "Ruud", dates }) })
        .click();
      await expect(page).toHaveURL(/\?brand=ruud&serial=RH0504B01826$/u);
      await expect(tool.result).toContainText(dates);
    });
  });
});

test.describe("while an undecodable number is typed", () => {
  test("suggests what it may have meant", async ({ page, tool }) => {
    await tool.open();
    await tool.pickBrand("Rheem");
    await tool.serial.fill("RHO504B01826");
    await expect(page.locator("#serial-live")).toContainText(
      tool.say("reading.didYouMean", {
        serial: "RH0504B01826",
        dates: tool.date({ year: 2004, month: 5 }),
      }),
    );
    await page.getByRole("link", { name: tool.say("reading.useThis") }).click();
    await expect(tool.serial).toHaveValue("RH0504B01826");
    await expect(tool.submit).toBeFocused();
  });

  test("suggests the brand that it looks like", async ({ page, tool }) => {
    await tool.open();
    await tool.pickBrand("Bradford White");
    await tool.serial.fill("RH0504B01826");
    await expect(page.locator("#serial-live")).toContainText(
      tool.say("reading.looksLike", { brand: "Rheem", dates: tool.date({ year: 2004, month: 5 }) }),
    );
    await page.getByRole("link", { name: tool.say("reading.switchTo", { brand: "Rheem" }) }).click();
    await expect(tool.brand).toHaveValue("Rheem");
    await expect(tool.serial).toHaveValue("RH0504B01826");
  });
});

test("shows in a picture where the chosen brand has its rating plate", async ({ page, tool }) => {
  await tool.open();
  await tool.pickBrand("Bradford White");
  await page.getByText(tool.say("form.where")).click();
  const found = page.locator("#check details").filter({ hasText: tool.say("form.whereText") });
  await expect(found).toContainText(tool.say("problems.tank-upper-front"));
  await expect(found.locator("svg[viewBox='0 0 120 140']")).toBeVisible();
  await expectAccessible(page, "#check");
  await tool.pickBrand("Navien");
  await expect(found).toContainText(tool.say("problems.cabinet-side"));
});

test("accepts no brand that was typed but not selected", async ({ page, tool }) => {
  await tool.open();
  await tool.pickBrand("Rheem");
  const brand = tool.brand;
  await brand.fill("nothing of the kind");
  await expect(page.getByText(tool.say("form.brandsNone", { other: tool.say("form.other") }))).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tool.serial).toBeFocused();
  await expect(brand).toHaveValue("Rheem");
});

test(
  "keeps a select open that was opened before the scripts ran",
  { tag: "@once" },
  async ({ page, tool, language }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(pathIn(language, "/"), { waitUntil: "commit" });
    const native = page.locator("select[name=brand]");
    await native.focus();
    release();
    await page.waitForLoadState("networkidle");
    await expect(native).toBeFocused();
    await native.selectOption("bradford-white");
    await tool.serial.click();
    await expect(tool.brand).toHaveValue("Bradford White");
    await page.keyboard.type("bh 6511396");
    await page.keyboard.press("Enter");
    await expect(tool.result).toContainText(tool.date({ year: 2005, month: 8 }));
  },
);
