import { expect, expectAccessible, test } from "./visitor.ts";

test("reactivates an expired warranty by the installation date, and keeps what was typed", async ({
  page,
  tool,
}) => {
  await tool.open("?brand=rheem&serial=RH0504B01826&model=XG40T06EC36U1");
  // Its state without an installation is in the row and next to the model, as the specification requires.
  await expect(tool.row("warranty")).toContainText(tool.say("specifications.statusExpired"));
  await expect(await tool.openRow("model-details")).toContainText(tool.say("specifications.statusExpired"));
  const row = await tool.openRow("warranty");
  await expect(row).toContainText(tool.say("warranty.counting"));
  await row.getByText(tool.say("advice.warrantyTell")).click();
  const year = row.getByLabel(tool.say("advice.warrantyYear"));
  const papers = row.getByLabel(tool.say("advice.warrantyPapers"));
  const count = row.getByRole("button", { name: tool.say("advice.warrantyCount") });

  await year.fill("1999");
  await papers.fill("10 years on tank");
  await count.click();
  await expect(row).toContainText(tool.say("advice.installedWrong"));
  await expect(year).toBeFocused();
  await expect(year).toHaveValue("1999");
  await expectAccessible(page);

  await year.fill(String(new Date().getUTCFullYear()));
  await page.keyboard.press("Enter");
  await expect(row).toContainText(tool.say("warranty.years", { years: 10 }));
  const [active = ""] = tool.say("warranty.active", { time: "" }).split(",");
  await expect(row).toContainText(new RegExp(active, "iu"));
  await expect(row).not.toContainText(tool.say("advice.installedWrong"));
  await expect(papers).toHaveValue("10 years on tank");
  const runs = { active: tool.say("specifications.statusActive"), years: 10 };
  await expect(row.locator("summary").first()).toContainText(tool.say("result.warrantyActiveLeft", runs));
  await row.getByText(tool.say("advice.evidence")).click();
  await expect(row).toContainText(tool.say("warranty.fromInstallation"));
});
