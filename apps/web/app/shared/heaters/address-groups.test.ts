import { expect, it } from "vitest";
import { addressGroups } from "./address-groups.ts";
import { toHeater } from "./heater.fixture.ts";
import { listedHeaters } from "./listed-heater.ts";

const at = (day: number) => `2026-11-${day}T12:00:00.000Z`;
const listIds = (heaters: Parameters<typeof listedHeaters>[0]) =>
  addressGroups(listedHeaters(heaters, "2026-11-23")).map((group) => [
    group.address,
    ...group.heaters.map(({ heater }) => heater.id),
  ]);

it("groups heaters by address, with the one used last first and those without one last", () => {
  expect(
    listIds([
      toHeater("alone", { savedAt: at(20) }),
      toHeater("young", { address: "12 Elm St", serial: "RH0524B01826", savedAt: at(16) }),
      toHeater("old", { address: "12 Elm St", savedAt: at(17) }),
      toHeater("oak", { address: "7 Oak Ave", savedAt: at(18) }),
    ]),
  ).toEqual([
    ["7 Oak Ave", "oak"],
    ["12 Elm St", "old", "young"],
    ["", "alone"],
  ]);
});

it("takes an address as the same in another spelling", () => {
  expect(
    listIds([
      toHeater("a", { address: "12 Elm St" }),
      toHeater("b", { address: " 12  elm st", serial: "RH0524B01826" }),
    ]),
  ).toEqual([["12 Elm St", "a", "b"]]);
});
