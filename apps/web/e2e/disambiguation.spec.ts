import { expect, expectAccessible, test } from "./visitor.ts";

const late = { year: 2020, month: 6 } as const;
const early = { year: 2008, month: 6 } as const;
const query = "?brand=ge&serial=LR123456A";

test("separates two dates by one question, shows why, and can undo it", async ({ page, tool }) => {
  await tool.open(query);
  const { result } = tool;
  await expect(tool.dates).toContainText([tool.date(late), tool.date(early)]);
  await expect(result).toContainText(tool.say("disambiguation.ask-rating-name"));
  // The date is not the likelier one, and everything after it uses that date.
  const answer = result.getByRole("button", { name: tool.say("disambiguation.answer-ef") }).last();
  await tool.alive(answer);
  await answer.focus();
  await page.keyboard.press("Enter");
  await expect(result).toContainText(tool.stated(early));
  await expect(result).toContainText(tool.say("result.statusReplace"));
  await expect(result).toContainText(
    tool.say("disambiguation.given", { answer: tool.say("disambiguation.answer-ef") }),
  );
  await expect(result).toContainText(tool.say("disambiguation.because-ef-until", { year: 2017 }));
  await expect(result).toContainText(tool.say("disambiguation.ruledOut", { dates: tool.date(late) }));
  await expect(tool.dates).toHaveCount(0);
  const group = result.getByRole("group", { name: tool.say("disambiguation.heading") });
  await expect(group).toBeFocused();
  await expectAccessible(page, "#result");

  // Another page, the back button and a reload keep it.
  await page.goto("/contact/");
  await page.goBack();
  await expect(result).toContainText(tool.stated(early));
  await page.reload();
  await expect(result).toContainText(tool.stated(early));

  // The report is about that date.
  const reportRequest = page.waitForRequest((request) => request.url().endsWith("/api/generate-report"));
  await result.getByRole("button", { name: tool.say("result.report") }).click();
  expect((await reportRequest).postDataJSON()).toMatchObject({
    manufacturingDate: "2008-06",
    disambiguation: [{ question: "rating-name", leaves: ["2008-06"] }],
  });
  const report = await tool.dialog.getByRole("link", { name: tool.say("report.open") }).getAttribute("href");
  await tool.close();

  await result.getByRole("button", { name: tool.say("heaters.undo") }).click();
  await expect(tool.dates).toContainText([tool.date(late), tool.date(early)]);
  await expect(result).toContainText(tool.say("disambiguation.ask-rating-name"));

  // The report shows what decided its date, whatever is answered afterwards.
  await page.goto(report ?? "");
  const sheet = page.getByRole("main");
  await expect(sheet).toContainText(tool.stated(early));
  await expect(sheet).toContainText(
    tool.say("disambiguation.given", { answer: tool.say("disambiguation.answer-ef") }),
  );
  await expect(sheet).toContainText(tool.say("disambiguation.because-ef-until", { year: 2017 }));
  await expect(sheet).toContainText(tool.say("disambiguation.ruledOut", { dates: tool.date(late) }));
  await expect(sheet).not.toContainText(tool.say("result.printedDecides"));
});

test("separates two dates offline, question by question @rest", async ({ page, context, tool }) => {
  const question = page.waitForResponse((response) => /\/assets\/Question-/u.test(response.url()));
  await tool.open();
  await question;
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await tool.check("Bradford White", "BH651139612");
  const { result } = tool;
  await result
    .getByRole("button", { name: tool.say("disambiguation.answer-ef") })
    .last()
    .click();
  await expect(result).toContainText(tool.say("disambiguation.ask-standard-year"));
  await result
    .getByRole("button", { name: tool.say("disambiguation.answer-year-from", { year: 1986 }) })
    .click();
  await expect(result).toContainText(tool.stated({ year: 2005, month: 8 }));
  await expect(result.getByRole("button", { name: tool.say("heaters.undo") })).toHaveCount(2);
  await context.setOffline(false);
});

test("asks for the kind of heater where a brand has two date codes", async ({ tool }) => {
  await tool.open("?brand=bosch&serial=841200067");
  const { result } = tool;
  await expect(result).toContainText(tool.say("disambiguation.ask-heater-kind"));
  const question = result.getByRole("group", { name: tool.say("disambiguation.heading") });
  await question.getByRole("button", { name: tool.say("disambiguation.answer-small-electric") }).click();
  await expect(result).toContainText(tool.stated({ year: 2004, month: 12 }));
  await expect(tool.dates).toHaveCount(0);
});

test("updates everything for a chosen date, which remains one of two", async ({ page, tool }) => {
  const adviceRequests: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/advice")) adviceRequests.push(request.postDataJSON());
  });
  await tool.open("?brand=ge&serial=LR123456A");
  const { result, dates } = tool;
  const life = result.getByRole("img").first();
  await expect(dates.first()).toContainText(tool.say("result.likelier"));
  await expect(result).not.toContainText(tool.stated(late));
  await tool.alive(dates.first());
  for (const [index, date, status] of [
    [1, early, "result.statusReplace"],
    [0, late, "result.statusMonitor"],
  ] as const) {
    await dates.nth(index).click();
    await expect(dates.nth(index)).toHaveAttribute("aria-pressed", "true");
    await expect(dates.nth(1 - index)).toHaveAttribute("aria-pressed", "false");
    await expect(dates).toContainText([tool.date(late), tool.date(early)]);
    await expect(result).toContainText(tool.stated(date));
    await expect(result).toContainText(tool.say(status));
    // Only for this date.
    const next = tool.say("result.rowWarranty");
    await expect(life).toHaveAccessibleName(new RegExp(`^[^.]*${date.year}\\. ${next}`, "u"));
    // The section about the model sends a request too when it loads, so this is not always the last one.
    const dated = { dates: [`${date.year}-06`] };
    await expect.poll(() => adviceRequests).toContainEqual(expect.objectContaining(dated));
  }
  const reportRequest = page.waitForRequest((request) => request.url().endsWith("/api/generate-report"));
  await dates.nth(1).click();
  await result.getByRole("button", { name: tool.say("result.report") }).click();
  expect((await reportRequest).postDataJSON()).toMatchObject({ manufacturingDate: "2008-06" });
});
