import { readFile } from "node:fs/promises";
import { kindNames } from "@heater-age/messages/format";
import ICAL from "ical.js";
import { expect, expectAccessible, test } from "./visitor.ts";

/** Rheem, made in August 2021. */
const young = "?brand=rheem&serial=RH0821B01826";

test("opens each row to what its heading says, and then asks", async ({ page, tool }) => {
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
  await expectAccessible(page);
});

test("asks for the kind of heater, then shows its remaining life, actions and energy costs", async ({
  page,
  tool,
}) => {
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
  await expectAccessible(page);

  // With two dates, there are two remaining lives.
  await tool.open("?brand=bradford-white&serial=BH6511396");
  await tool.alive(tool.kind("electric-tank"));
  await tool.kind("electric-tank").click();
  await tool.openRow("life");
  for (const year of [2005, 1985])
    await expect(life).toContainText(tool.say("advice.ifMade", { date: tool.date({ year, month: 8 }) }));
});
