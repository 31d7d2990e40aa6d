import { expect, expectAccessible, test } from "./visitor.ts";

test("a safety notice that may cover the heater is told near its date, with what to check", async ({
  page,
  tool,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open();
  await page.getByText(tool.say("form.modelToggle")).click();
  await tool.model.fill("GUF 40");
  await tool.send("A. O. Smith", "1540A012345");
  await tool.close();
  await expect(tool.result.getByRole("status").first()).toContainText(
    tool.say("safety.mayBeCovered", { count: 1 }),
  );

  const lead = tool.result.getByRole("link", { name: tool.say("advice.safetyRead") });
  await expect(page.locator("#result-heading")).toBeFocused();
  const section = page.getByRole("region", { name: tool.say("advice.safetyHeading") });
  const notice = section.getByRole("article");
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
  await notice.getByText(tool.say("advice.source")).click();
  await expect(notice.getByText(tool.say("specifications.sureHigh"))).toBeVisible();
  await expectAccessible(page);
  await lead.click();
  await expect(section.getByRole("heading", { level: 3 })).toBeInViewport();
});

test("a number that cannot be read has one link to the recalls, and the way without a label", async ({
  page,
  tool,
  language,
}) => {
  await tool.open("?brand=ao-smith&serial=ZZZZZZZZZ&model=GUF+40");
  await expect(tool.result).toContainText(tool.say("result.unreadableTitle"));
  const list = tool.result.getByRole("link", {
    name: language === "en" || language === "es" ? /CPSC/u : /Safety Gate/u,
  });
  await expect(list).toHaveAttribute("href", /^https:\/\/(?:www\.cpsc\.gov|ec\.europa\.eu)\//u);
  await expect(tool.result.getByRole("article")).toHaveCount(0);
  await expect(tool.result.locator('a[href$="/no-label/"]')).toBeVisible();
  await expectAccessible(page);
});

test("a safety notice is told for the one date that it fits", { tag: "@once" }, async ({ page, tool }) => {
  await tool.open("?brand=bradford-white&serial=YE1395234");
  const notice = page.getByRole("article");
  await expect(notice).toContainText("CPSC, notice of August 15, 2002");
  await expect(notice).toContainText(
    "Of the dates that the serial number can mean, it fits only this one: May 2002.",
  );
  await expect(notice).toContainText("MIITW75T6EN12");

  await tool.open("?brand=rheem&serial=RH0510B01826");
  const section = page.getByRole("region", { name: "Safety notices" });
  await expect(section).toContainText("No match in our list of November 20, 2026.");
  await expect(section.getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "See the notices" })).toBeHidden();
});
