import type { Page } from "@playwright/test";
import { expect, expectAccessible, test as base, type Tool } from "./visitor.ts";

const test = base.extend<{ readonly guide: ReturnType<typeof guideOn> }>({
  guide: async ({ page, tool }, use) => use(guideOn(page, "/no-label/", tool)),
});

function guideOn(page: Page, path: string, { say, alive }: Tool) {
  const answer = (id: Parameters<Tool["say"]>[0]) => page.getByRole("button", { name: say(id), exact: true });
  const question = (id: Parameters<Tool["say"]>[0]) =>
    page.getByRole("heading", { name: say(id), exact: true });
  return {
    path,
    answer,
    question,
    years: page.locator("main").getByRole("status"),
    said: page.locator("#verdict-heading"),
    effects: page.locator("section[aria-labelledby=effects-heading]"),
    unknown: answer("noLabel.unknown"),
    open: async (query = "") => {
      await page.goto(path + query);
      await alive(page.locator("main form button").first());
    },
    /** Types an answer and continues. */
    type: async (field: Parameters<Tool["say"]>[0], text: string) => {
      await page.getByRole("textbox", { name: say(field) }).fill(text);
      await answer("noLabel.next").click();
    },
  };
}

const between = ({ say }: Tool, from: number, to: number) =>
  say("noLabel.between", { from: String(from), to: String(to) });

test("leads to a range of years with reasons, step by step", async ({ page, guide, tool, context }) => {
  const { say } = tool;
  await tool.open();
  await page.getByRole("link", { name: say("plate.goneAsk") }).click();
  await expect(page).toHaveURL(guide.path);
  await guide.open();
  await expect(guide.years).toHaveText(say("noLabel.any"));
  await expectAccessible(page);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await guide.answer("noLabel.energy-gas").click();
  await expect(guide.question("disambiguation.ask-rating-name")).toBeFocused();
  // From here on, the page needs no more files.
  await context.setOffline(true);
  await guide.answer("disambiguation.answer-ef").click();
  await expect(guide.years).toHaveText(say("noLabel.until", { to: "2017" }));
  await guide.unknown.click();
  await expect(guide.question("noLabel.ask-flame-arrestor")).toBeFocused();
  await guide.answer("noLabel.flame-arrestor-named").click();
  await expect(guide.years).toHaveText(between(tool, 1995, 2017));
  await guide.type("noLabel.field-year", "2006");
  await expect(guide.years).toHaveText(between(tool, 2006, 2017));
  await expect(guide.said).toHaveText(say("noLabel.saidBetween", { from: "2006", to: "2017" }));
  await expect(guide.effects).toContainText(say("disambiguation.because-ef-until", { year: "2017" }));
  await expect(guide.effects).toContainText(say("disambiguation.because-written-after", { year: "2006" }));
  await expect(
    guide.effects.getByRole("link", { name: /Federal Register, 29 December 2016/u }),
  ).toHaveAttribute("href", /^https:\/\/www\.govinfo\.gov\//u);

  await page.goBack();
  await expect(guide.years).toHaveText(between(tool, 1995, 2017));
  await expect(guide.question("noLabel.ask-standard-year")).toBeVisible();
  await page.goForward();
  await expect(guide.years).toHaveText(between(tool, 2006, 2017));
  const name = say("noLabel.change", { question: say("disambiguation.ask-rating-name") });
  await page.getByRole("link", { name }).click();
  await expect(guide.answer("disambiguation.answer-ef")).toHaveAttribute("aria-pressed", "true");
  await guide.answer("disambiguation.answer-uef").click();
  await expect(guide.years).toHaveText(/^\D*2016\D+\d{4}$/u);
  expect(loads).toBe(0);
  await context.setOffline(false);
  await page.reload();
  await expect(guide.years).toHaveText(/^\D*2016\D+\d{4}$/u);
  await page.getByRole("link", { name: say("noLabel.startOver") }).click();
  await expect(guide.years).toHaveText(say("noLabel.any"));
});

test("shows a contradiction without counting it, and a mistyped answer", async ({ page, guide, tool }) => {
  const { say } = tool;
  await guide.open("?energy=gas&rating-name=uef&label-price=unknown");
  await guide.type("noLabel.field-code", "9499 🔥");
  const field = page.getByRole("textbox", { name: say("noLabel.field-code") });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("9499 🔥");
  await expect(page.getByText(say("noLabel.wrong-code"))).toBeVisible();
  await guide.type("noLabel.field-code", "9437");
  await expect(guide.years).toHaveText(/^\D*2016\D+\d{4}$/u);
  await expect(guide.effects).toContainText(say("noLabel.against", { years: between(tool, 1994, 1995) }));
  await expect(guide.effects).toContainText(say("noLabel.notSeen"));
  await expectAccessible(page, "main");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("answers on the server", async ({ page, guide, tool }) => {
    const { say } = tool;
    await page.goto(guide.path);
    await guide.answer("noLabel.energy-electric").click();
    await guide.answer("noLabel.rating-name-no-label").click();
    await guide.type("noLabel.field-year", "14");
    const year = String(new Date().getUTCFullYear());
    await expect(page.getByText(say("noLabel.wrong-year", { year }))).toBeVisible();
    await guide.type("noLabel.field-year", "2012");
    await expect(guide.years).toHaveText(/^\D*2012\D+\d{4}$/u);
    await page.getByRole("link", { name: say("noLabel.back"), exact: true }).click();
    await expect(page.getByRole("textbox", { name: say("noLabel.field-year") })).toHaveValue("2012");
    await guide.type("noLabel.field-year", "2008");
    await guide.answer("noLabel.mark-energy-star").click();
    await expect(guide.effects).toContainText(say("disambiguation.because-mark-since", { year: "2008" }));
  });
});
