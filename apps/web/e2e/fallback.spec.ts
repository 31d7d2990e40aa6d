import { expect, resultRows, test } from "./visitor.ts";

const may2004 = { year: 2004, month: 5 } as const;
const twoDates = [
  { year: 2005, month: 8 },
  { year: 1985, month: 8 },
] as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form answers on the server, with errors, repairs and brands that fit", async ({ page, tool }) => {
    await tool.open();
    await tool.submit.click();
    await expect(page.getByText(tool.say("form.brandRequired"), { exact: true })).toBeVisible();
    await expect(page.getByText(tool.say("form.serialRequired"), { exact: true })).toBeVisible();
    await tool.brand.selectOption("Bradford White");
    await tool.serial.fill("BH 6511396");
    await tool.submit.click();
    await expect(tool.dates).toContainText(twoDates.map((date) => tool.date(date)));
    await expect(tool.brand).toHaveValue("bradford-white");
    const heading = tool.say("guide.title", { brand: "Bradford White" });
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();

    await tool.open("?brand=rheem&serial=%20%20&model=");
    await expect(page.getByText(tool.say("form.serialBlank"))).toBeVisible();
    await tool.open("?brand=rheem&serial=RHO5O4B01826&model=");
    await tool.result.getByRole("link", { name: tool.say("reading.useThis") }).click();
    await expect(tool.result).toContainText(tool.stated(may2004));
    await tool.open("?brand=&serial=RH0504B01826");
    const dates = tool.date(may2004);
    await page.getByRole("link", { name: tool.say("reading.brandDates", { brand: "Ruud", dates }) }).click();
    await expect(page).toHaveURL(/\?brand=ruud&serial=RH0504B01826$/u);
    await expect(tool.result).toContainText(dates);
  });

  test("a brand's page is complete, sends the number as typed, and can be shared", async ({ page, tool }) => {
    await page.goto("/rheem-water-heater-age/");
    const questions = await tool.unfold(tool.say("brand.questionsTitle"));
    await expect(questions.getByText(tool.say("brand.questionInstalled"))).toBeVisible();
    await expect(tool.brand).toHaveValue("rheem");
    await tool.serial.fill("04.05-123456");
    await tool.submit.click();
    await expect(page).toHaveURL(/\/rheem-water-heater-age\/.*serial=04\.05-123456/u);
    await expect(tool.result).toContainText(tool.stated(may2004));
    await expect(tool.serial).toHaveValue("0405123456");

    // Its menu leads to the same page in another language, and its links share it on every screen.
    await tool.chooseLanguage("Deutsch");
    await expect(page).toHaveURL(/\/de\/rheem-water-heater-age\/.*serial=04\.05-123456/u);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await tool.open();
      const card = page.getByRole("region", { name: tool.say("share.heading") });
      await expect(card.getByRole("link")).toHaveCount(7);
      for (const link of await card.getByRole("link").all()) await expect(link).toBeVisible();
    }
  });

  test("the card is complete, and opens its rows, its sections and the form", async ({ page, tool }) => {
    const { result } = tool;
    await tool.open("?brand=rheem&serial=RH0504B01826&model=XG40T06EC36U1");
    await expect(result).toContainText(tool.say("result.statusReplace"));
    await expect(result).toContainText(tool.stated(may2004));
    await expect(result.getByRole("img").first()).toHaveAccessibleName(/2004/u);
    await expect(result).toContainText(tool.say("result.kindFromModel"));
    for (const name of resultRows) await expect(tool.row(name)).toBeVisible();
    // The server has the model and everything that depends on it.
    await expect(result.getByText(tool.say("result.answerLoading"))).toHaveCount(0);
    await expect(tool.row("model-details")).toContainText("40");
    await expect(tool.row("cost")).toContainText("$");
    for (const [name, text] of [
      ["recalls", tool.say("advice.safetySearch")],
      ["sure", tool.say("result.confidenceHigh", { by: "trade" })],
      ["model-details", tool.say("specifications.fromCatalogue")],
    ] as const) {
      const row = await tool.openRow(name);
      // What is printed is in the page already.
      if (name !== "sure") await row.getByRole("link", { name: tool.say("result.openHere") }).click();
      await expect(row).toContainText(text);
      await expect(row.locator("summary").first()).toBeInViewport();
    }
    await expect(tool.row("recalls")).toContainText(tool.say("result.recallsNone"));
    const where = await tool.unfold(tool.say("home.whereTitle"));
    await expect(where.getByText(tool.say("plate.whereGasText"))).toBeVisible();

    await expect(tool.serial).toBeHidden();
    await tool.change();
    await tool.serial.fill("1209D12345");
    await tool.submit.click();
    await expect(result).toContainText(tool.stated({ year: 2009, month: 12 }));
    await expect(page).toHaveURL(/serial=1209D12345/u);

    // A chosen date and kind stay when a row is opened.
    await tool.open("?brand=bradford-white&serial=BH6511396");
    await tool.dates.last().click();
    await tool.kind("electric-tank").click();
    const life = await tool.openRow("life");
    await life.getByRole("link", { name: tool.say("result.openHere") }).click();
    await expect(life.getByRole("img").first()).toBeVisible();
    await expect(tool.kind("electric-tank")).toHaveAttribute("aria-pressed", "true");
    await expect(result).toContainText(tool.stated(twoDates[1]));
    await expect(tool.dates.last()).toHaveAttribute("aria-pressed", "true");
  });
});
