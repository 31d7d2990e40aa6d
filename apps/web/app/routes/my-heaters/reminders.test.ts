import { setFileScope } from "@vanilla-extract/css/fileScope";
import { describe, expect, it } from "vitest";
import { toHeater } from "../../shared/heaters/heater.fixture.ts";
import { listedHeater } from "../../shared/heaters/listed-heater.ts";
import type { SavedHeater } from "../../shared/heaters/saved-heater.ts";
import { intlIn } from "../../shared/shell/intl-in.ts";

setFileScope("reminders.test.ts");
const { listReminders } = await import("./reminders.ts");

const today = "2026-11-23";
const first = "2026-12-01";

const remindersFor = (more: Partial<SavedHeater>, language: "de" | "en" = "en") => {
  const heater = toHeater("a", { serial: "RH0522B01826", name: "Attic", ...more });
  return listReminders(intlIn(language), listedHeater(heater, today), { first, today }).actions;
};
const listCodes = (more: Partial<SavedHeater>) =>
  remindersFor(more).map(
    ({ code, day = first, everyMonths }) => `${code} ${day} ${everyMonths?.from ?? "once"}`,
  );

describe("remindersOf", () => {
  it.each<[what: string, more: Partial<SavedHeater>, reminders: readonly string[]]>([
    [
      "a gas tank of 4 years",
      { kind: "gas-tank" },
      [
        "anode-check 2026-12-01 12",
        "flush 2026-12-01 12",
        "relief-valve-test 2026-12-01 12",
        "plan-replacement 2030-05-01 once",
      ],
    ],
    [
      "a tankless heater of 4 years",
      { kind: "tankless-gas" },
      ["descale 2026-12-01 12", "plan-replacement 2037-05-01 once"],
    ],
    ["one of 4 years, kind unknown", {}, ["plan-replacement 2030-05-01 once"]],
    ["an old one, kind unknown", { serial: "RH0504B01826" }, ["plan-replacement 2026-12-01 once"]],
    [
      "an old tank, whose result says it already",
      { serial: "RH0504B01826", kind: "gas-tank" },
      [
        "replace-soon 2026-12-01 once",
        "look-for-rust-and-leaks 2026-12-01 once",
        "check-pan-and-shut-off 2026-12-01 once",
      ],
    ],
    [
      "two dates: the older counts",
      { brand: "bradford-white", serial: "BH6511396" },
      ["plan-replacement 2026-12-01 once"],
    ],
    [
      "a date by week, kind unknown",
      { brand: "ao-smith", serial: "2240131234567" },
      ["plan-replacement 2030-10-01 once"],
    ],
    ["no date", { serial: "ZZZZZ999" }, []],
  ])("%s", (_what, more, reminders) => {
    expect(listCodes(more)).toEqual(reminders);
  });

  it("name the heater in the language of the page", () => {
    expect(remindersFor({ kind: "gas-tank" }).map(({ title }) => title)).toContain(
      "Water heater: flush the tank (Attic)",
    );
    expect(remindersFor({ kind: "gas-tank", name: "" }, "de")[1]?.title).toBe(
      "Warmwasser: Speicher spülen (Rheem)",
    );
  });

  it("cite the source of each interval and range of years, and include warnings", () => {
    const reminders = remindersFor({ kind: "gas-tank" });
    for (const { statement } of reminders) expect(statement.sources.length).toBeGreaterThan(0);
    const valve = reminders.find(({ code }) => code === "relief-valve-test");
    expect(valve?.notes.length).toBeGreaterThan(0);
  });
});
