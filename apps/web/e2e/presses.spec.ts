import { holdScripts } from "./altered-pages.ts";
import { expect, test } from "./visitor.ts";

const checked = "/?brand=rheem&serial=RH0504B01826";
const early = { year: 2008, month: 6 } as const;

test("opens the address of an answer that is pressed before the scripts run", async ({ page, tool }) => {
  await holdScripts(page);
  // The load event would wait for scripts that are requested before it.
  await page.goto("/?brand=ge&serial=LR123456A", { waitUntil: "domcontentloaded" });
  const { result } = tool;
  await result
    .getByRole("button", { name: tool.say("disambiguation.answer-ef") })
    .last()
    .click();
  await expect(result).toContainText(tool.stated(early));
  await expect(page).toHaveURL(/&answer=rating-name%3A2008-06$/u);
  await page.unrouteAll();

  // Someone who opens the link sees the same, and can undo it.
  await page.goto(page.url());
  await expect(result).toContainText(tool.stated(early));
  await expect(result).toContainText(
    tool.say("disambiguation.given", { answer: tool.say("disambiguation.answer-ef") }),
  );
  await result.getByRole("button", { name: tool.say("heaters.undo") }).click();
  await expect(tool.dates).toHaveCount(2);
});

test("holds the presses that only scripts can answer, and shows that they wait", async ({ page, tool }) => {
  for (const name of ["result.report", "share.button", "result.save"] as const) {
    await test.step(name, async () => {
      const release = await holdScripts(page);
      await page.goto("about:blank");
      await page.goto(checked, { waitUntil: "domcontentloaded" });
      const button = tool.result.getByRole("button", { name: tool.say(name) });
      await button.click();
      await expect(button).toHaveAttribute("aria-busy", "true");
      await expect(page).toHaveURL(/serial=RH0504B01826$/u);
      release();
      await expect(tool.dialog).toBeVisible();
      await page.unrouteAll();
    });
  }
});
