import { expect, expectAccessible, test } from "./visitor.ts";

test("shows on its row a recall that may affect the heater, and what to check", async ({ page, tool }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open();
  await page.getByText(tool.say("form.modelToggle")).click();
  await tool.model.fill("GUF 40");
  await tool.check("A. O. Smith", "1540A012345");
  await expect(tool.row("recalls")).toContainText(tool.say("result.recallsOpen", { count: 1 }));

  const recalls = await tool.openRow("recalls");
  const notice = recalls.getByRole("article");
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(tool.say("safety.answer-may-be-covered"));
  await expect(notice).toContainText(tool.say("safety.stopUse-may-be-covered"));
  await expect(notice).toContainText(tool.say("safety.hazard-fire"));
  await expect(notice).toContainText(tool.say("safety.remedy-free-inspection-and-repair"));
  await expect(notice.getByRole("listitem").first()).toHaveText(tool.say("safety.officialMaker"));
  const ways = [
    [tool.say("advice.safetyMakerPage"), "https://waterheaterrecall.com"],
    [tool.say("advice.safetyLink"), /^https:\/\/www\.cpsc\.gov\/Recalls\/2018\//u],
    [tool.say("advice.safetyPhone", { number: "866-880-4661" }), "tel:+18668804661"],
  ] as const;
  for (const [name, address] of ways)
    await expect(notice.getByRole("link", { name })).toHaveAttribute("href", address);
  await recalls.getByText(tool.say("advice.evidence")).click();
  await expect(recalls.getByText(tool.say("result.sourceRegulator")).first()).toBeVisible();
  await expectAccessible(page);
});

test("shows a recall only for the date that it fits, and a list of recalls without a date", async ({
  page,
  tool,
}) => {
  await tool.open("?brand=bradford-white&serial=YE1395234");
  const recalls = tool.row("recalls");
  await expect(recalls).toContainText("1 to rule out");
  await tool.openRow("recalls");
  const notice = recalls.getByRole("article");
  await expect(notice).toContainText("CPSC, August 15, 2002");
  await expect(notice).toContainText("It fits only May 2002.");
  await expect(notice).toContainText("MIITW75T6EN12");

  await tool.open("?brand=rheem&serial=RH0510B01826");
  await expect(recalls).toContainText("None found");
  await tool.openRow("recalls");
  await expect(recalls).toContainText("November 20, 2026");
  await expect(recalls.getByRole("article")).toHaveCount(0);
  await expect(recalls.getByRole("link")).toHaveCount(3);

  // Without a date there is the list of recalls, and a way without a label.
  await tool.open("?brand=ao-smith&serial=ZZZZZZZZZ&model=GUF+40");
  await expect(tool.result).toContainText(tool.say("result.unreadableTitle"));
  const list = tool.result.getByRole("link", { name: /CPSC/u });
  await expect(list).toHaveAttribute("href", /^https:\/\/www\.cpsc\.gov\//u);
  await expect(tool.result.getByRole("article")).toHaveCount(0);
  await expect(tool.result.locator('a[href$="/no-label/"]')).toBeVisible();
  await expectAccessible(page);
});

test("never shows a recall of tankless heaters for a tank", async ({ page, tool }) => {
  const recalls = tool.row("recalls");
  const notice = recalls.getByRole("article");
  const tankless = tool.kind("tankless-gas");
  await tool.open("?brand=rheem&serial=RH0504B01826");
  await expect(recalls).toContainText(tool.say("result.recallsOpen", { count: 1 }));
  await tool.openRow("recalls");
  await expect(recalls).toContainText(tool.say("result.recallTanklessOnly"));
  await expect(notice).toHaveCount(0);

  await recalls.getByRole("button", { name: tool.say("result.recallIsTankless"), exact: true }).click();
  await expect(tankless).toHaveAttribute("aria-pressed", "true");
  await expect(notice).toHaveCount(1);
  await expect(recalls).not.toContainText(tool.say("result.recallTanklessOnly"));

  await page.reload();
  await tool.openRow("recalls");
  await recalls.getByRole("button", { name: tool.say("result.recallHasTank") }).click();
  await expect(recalls).toContainText(tool.say("result.recallsNone"));
  await expect(recalls).not.toContainText(tool.say("result.recallTanklessOnly"));
  await expect(notice).toHaveCount(0);
  await expect(tankless).toHaveAttribute("aria-pressed", "false");
});
