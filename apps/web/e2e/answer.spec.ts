import { recommendationText } from "@heater-age/messages/format";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { lowTargets, widerThanScreen } from "./layout.ts";
import { ports } from "./ports.ts";
import { expect, expectAccessible, resultRows, test } from "./visitor.ts";

const old = "?brand=rheem&serial=RH0504B01826";
const may2004 = { year: 2004, month: 5 } as const;
const twoDates = "?brand=bradford-white&serial=BH6511396";
/** A model in the catalog. */
const withModel = "?brand=rheem&serial=RH0504B01826&model=XG40T06EC36U1";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("shows state, age and month on the first screen", async ({ page, tool }) => {
    await tool.open(old);
    await tool.alive();
    const { result } = tool;
    const today = new Date().toISOString().slice(0, 10);
    await expect(page.locator("#result-heading")).toHaveText(tool.old("2004-05", today));
    for (const part of [
      result.getByText(tool.say("result.statusReplace"), { exact: true }).first(),
      page.locator("#result-heading"),
      result.getByText(tool.stated(may2004)).first(),
      result.getByText(tool.say("result.sureHigh")).first(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(tool.submit).toBeHidden();

    await tool.open(twoDates);
    for (const part of [page.locator("#result-heading"), tool.dates.first(), tool.dates.last()])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});

test("fits, is accessible and can be tapped on a phone with every row open", async ({ page, tool }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tool.open(withModel);
  await tool.alive(tool.kind("gas-tank"));
  for (const name of resultRows) {
    const row = await tool.openRow(name);
    await expect(row.locator("[aria-busy=true]")).toHaveCount(0);
    // Folded content inside them is checked too.
    const folded = row.locator("details:not([open]) > summary");
    while ((await folded.count()) > 0) await folded.first().click();
  }
  await expect(tool.row("recalls")).toContainText(tool.say("advice.safetySearch"));
  const steps = tool.result.getByRole("region", { name: tool.say("result.actionsHeading") });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await steps.getByText(tool.say("result.stepsAll")).click();
  await expect(steps.getByText(recommendationText(intlIn("en"), "replace", []))).toBeVisible();
  await expect(steps.getByRole("button", { name: tool.say("advice.calendar") })).toBeVisible();
  await tool.change();
  await expectAccessible(page, "#result");
  await tool.open(twoDates);
  await tool.alive(tool.dates.first());
  for (const name of resultRows) await tool.openRow(name);
  const small = await lowTargets(
    tool.result.locator("p a[class], li a[class], button, summary, input:not([type=hidden]), select"),
  );
  expect(small).toEqual([]);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
  }
});

test("adds the model number on its row and looks it up", async ({ page, tool }) => {
  await tool.open(old);
  await expect(tool.row("model-details")).toContainText(tool.say("result.modelAdd"));
  await tool.alive(tool.kind("gas-tank"));
  const row = await tool.openRow("model-details");
  const field = row.getByRole("textbox", { name: tool.say("form.model") });
  const lookUp = row.getByRole("button", { name: tool.say("result.modelCheck") });
  await field.fill("x");
  await lookUp.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("xg40t06ec36u1");
  await lookUp.click();
  await expect(page).toHaveURL(/model=XG40T06EC36U1$/u);
  await expect(tool.row("model-details")).not.toContainText(tool.say("result.modelAdd"));
  await expect(tool.result).toContainText(tool.say("result.kindFromModel"));
  await expect(tool.kind("gas-tank")).toHaveAttribute("aria-pressed", "true");
  await expect(tool.result).toContainText(tool.stated(may2004));
});

test("asks for what depends on the model if the server could not @rest", async ({ page, tool }) => {
  await tool.open(withModel, `http://127.0.0.1:${ports.webWithoutApi}`);
  await page.waitForLoadState("networkidle");
  // Without an interaction.
  await expect(tool.row("cost")).toContainText(tool.say("result.answerMissing"));
  await expect(tool.row("model-details")).toContainText(tool.say("result.answerMissing"));
});
