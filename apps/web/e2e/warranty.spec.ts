import { expect, expectAccessible, test } from "./visitor.ts";

test("an installation turns an expired warranty active, and what was typed stays", async ({ page, tool }) => {
  await tool.open("?brand=rheem&serial=RH0504B01826&model=XG40T06EC36U1");
  const heading = page.getByRole("heading", { name: tool.say("advice.warrantyHeading"), exact: true });
  // The card itself is a section too.
  const section = tool.result.locator("section", { has: heading }).last();
  await expect(section).toContainText(tool.say("warranty.counting"));
  // Its state without an installation stands beside the model.
  await expect(tool.result).toContainText(tool.say("specifications.statusExpired"));
  await section.getByText(tool.say("advice.warrantyTell")).click();
  const year = section.getByLabel(tool.say("advice.warrantyYear"));
  const papers = section.getByLabel(tool.say("advice.warrantyPapers"));
  const count = section.getByRole("button", { name: tool.say("advice.warrantyCount") });

  await year.fill("1999");
  await papers.fill("10 years on tank");
  await count.click();
  await expect(section).toContainText(tool.say("advice.installedWrong"));
  await expect(year).toBeFocused();
  await expect(year).toHaveValue("1999");
  await expectAccessible(page);

  await year.fill(String(new Date().getUTCFullYear()));
  await page.keyboard.press("Enter");
  await expect(section).toContainText(tool.say("warranty.years", { years: 10 }));
  const [active = ""] = tool.say("warranty.active", { time: "" }).split(",");
  await expect(section).toContainText(new RegExp(active, "iu"));
  await expect(section).not.toContainText(tool.say("advice.installedWrong"));
  await expect(papers).toHaveValue("10 years on tank");
  await section.getByText(tool.say("advice.ours")).last().click();
  await expect(section).toContainText(tool.say("warranty.fromInstallation"));
});
