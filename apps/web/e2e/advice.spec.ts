import { formatText } from "@heater-age/messages/server";
import { readFile } from "node:fs/promises";
import { kindNames } from "@heater-age/messages/format";
import ICAL from "ical.js";
import { expect, expectAccessible, test } from "./visitor.ts";

test("shows a recall, what to check, and only the date that it fits", async ({ page, tool }) => {
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
  await expectAccessible(page, "#result");

  await tool.open("?brand=bradford-white&serial=YE1395234");
  await expect(recalls).toContainText("1 recall to check");
  await tool.openRow("recalls");
  await expect(notice).toContainText("CPSC, August 15, 2002");
  await expect(notice).toContainText(formatText("en", "safety", "fitsOne", { dates: "only May 2002" }));
  await expect(notice).toContainText("MIITW75T6EN12");

  await tool.open("?brand=rheem&serial=RH0510B01826");
  await expect(recalls).toContainText("None known");
  await tool.openRow("recalls");
  await expect(recalls).toContainText("November 20, 2026");
  await expect(recalls.getByRole("article")).toHaveCount(0);
  await expect(recalls.getByRole("link")).toHaveCount(3);

  // Without a date there is the list of recalls, and a way without a label.
  await tool.open("?brand=ao-smith&serial=ZZZZZZ999&model=GUF+40");
  await expect(tool.result).toContainText(tool.say("result.unreadableTitle"));
  const list = tool.result.getByRole("link", { name: /CPSC/u });
  await expect(list).toHaveAttribute("href", /^https:\/\/www\.cpsc\.gov\//u);
  await expect(tool.result.getByRole("article")).toHaveCount(0);
  await expect(tool.result.locator('a[href$="/no-label/"]')).toBeVisible();
});

test("never shows a recall of tankless heaters for a tank @rest", async ({ page, tool }) => {
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

test("opens each row to what its heading says, and then asks", async ({ tool }) => {
  const usual = tool.say("result.lifeRange", { from: 6, to: 12 });
  await tool.open("?brand=rheem&serial=RH0504B01826");
  await tool.alive(tool.kind("gas-tank"));
  await expect(tool.row("warranty")).toContainText(tool.say("result.warrantyUsualOver", { years: usual }));
  const warranty = await tool.openRow("warranty");
  await expect(warranty).toContainText(
    `${tool.say("advice.warrantyUsual", { years: usual })} ${tool.say("advice.pastThat")}`,
  );
  await expect(warranty).toContainText(tool.say("warranty.todo-model"));

  await expect(tool.row("life")).toContainText(tool.say("result.lifeOver", { from: 8, to: 20 }));
  const life = await tool.openRow("life");
  await expect(life).toContainText(
    `${tool.say("result.lastAny", { from: 8, to: 20 })} ${tool.say("advice.pastThat")}`,
  );
  await expect(life).toContainText(tool.say("life.no-type"));

  await expect(tool.row("cost")).toContainText(tool.say("result.costByKind"));
  const cost = await tool.openRow("cost");
  for (const kind of ["gas-tank", "electric-tank", "heat-pump", "tankless-gas"] as const) {
    const name = tool.say("advice.newHeater", { kind: tool.say(kindNames[kind]) });
    await expect(cost.getByRole("listitem").filter({ hasText: name }).first()).toContainText("$");
  }
  await expect(cost.getByText(tool.say("energy.no-type"))).toBeVisible();
  await tool.kind("heat-pump").click();
  await expect(tool.row("cost")).toContainText(tool.say("result.costByRating"));
});

/** Rheem, made in August 2021. */
const young = "?brand=rheem&serial=RH0821B01826";

test("asks for the kind of heater, then shows life, actions and energy costs", async ({ page, tool }) => {
  await tool.open(young);
  const kind = tool.kind("gas-tank");
  const steps = tool.result.getByRole("region", { name: tool.say("result.actionsHeading") });
  await expect(steps).toContainText(tool.say("result.do-care"));
  await expect(tool.row("life")).toContainText(tool.say("result.lifeByKind", { from: 8, to: 20 }));
  await expect(tool.row("cost")).toContainText(tool.say("result.costByKind"));
  await expect(kind).toHaveAttribute("aria-pressed", "false");
  await tool.alive(kind);
  await kind.click();
  await expect(kind).toHaveAttribute("aria-pressed", "true");

  // Three steps for this kind, with all steps behind them.
  await expect(steps).toContainText(tool.say("result.do-anode"));
  await expect(steps).not.toContainText(tool.say("result.do-care"));
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await steps.getByText(tool.say("result.stepsAll")).click();
  await expect(steps).toContainText(tool.say("recommendation.good-1"));
  await expect(steps.getByRole("list")).toHaveCount(2);

  // The chart has a text alternative for screen readers.
  await expect(tool.row("life")).toContainText(tool.say("result.lifeRange", { from: 8, to: 15 }));
  const life = await tool.openRow("life");
  await expect(life.getByRole("img", { name: /100/u })).toBeVisible();
  await life.getByText(tool.say("advice.chartTable"), { exact: true }).click();
  await expect(life.getByRole("row")).toHaveCount(32);
  await life.getByText(tool.say("advice.spread")).click();
  await expect(life.getByRole("columnheader", { name: tool.say("advice.leaves") })).toBeVisible();
  await life.getByText(tool.say("advice.evidence")).click();

  // Calendars can open the file.
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: tool.say("advice.calendar") }).click();
  const path = await (await download).path();
  const events = new ICAL.Component(ICAL.parse(await readFile(path, "utf8")) as unknown[]);
  expect(events.getAllSubcomponents("vevent")).toHaveLength(3);

  // An average heater of this kind is compared with new ones.
  await expect(tool.row("cost")).toContainText("219");
  const cost = await tool.openRow("cost");
  const average = tool.say("advice.averageHeater", { kind: tool.say("result.kind-gas-tank") });
  await expect(cost.getByRole("listitem").filter({ hasText: average })).toContainText("219");
  const heatPump = cost
    .getByRole("listitem")
    .filter({ hasText: tool.say("advice.newHeater", { kind: tool.say("result.kind-heat-pump") }) });
  await expect(heatPump.first()).toContainText("138");

  // With two dates, there are two remaining lives.
  await tool.open("?brand=bradford-white&serial=BH6511396");
  await tool.alive(tool.kind("electric-tank"));
  await tool.kind("electric-tank").click();
  await tool.openRow("life");
  for (const year of [2005, 1985])
    await expect(life).toContainText(tool.say("advice.ifMade", { date: tool.date({ year, month: 8 }) }));
});

test("reactivates a warranty by the installation date, and keeps what was typed", async ({ page, tool }) => {
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
  // Ten years from some day of this year.
  const time = tool.say("reading.years", { count: 9 });
  const runs = tool.say("specifications.warrantyLeft", {
    active: tool.say("specifications.statusActive"),
    time,
  });
  await expect(row.locator("summary").first()).toContainText(runs);
  await row.getByText(tool.say("advice.evidence")).click();
  await expect(row).toContainText(tool.say("warranty.fromInstallation"));
});
