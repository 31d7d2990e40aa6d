import { describe, expect, it } from "vitest";
import { toHeater } from "./heater.fixture.ts";
import { listedHeater } from "./listed-heater.ts";
import { findOpenVisit } from "./open-visit.ts";
import type { SavedHeater, SavedVisit } from "./saved-heater.ts";
import { foundGroups, visitGroups } from "./visit-groups.ts";

const listed = (id: string, visit?: string, more: Partial<SavedHeater> = {}) =>
  listedHeater(toHeater(id, { visit, ...more }), "2026-11-23");
const visit = (id: string, startedAt: string, endedAt?: string): SavedVisit => ({
  id,
  name: `${id} Elm St`,
  startedAt,
  endedAt,
});
const [monday, tuesday, wednesday] = ["16", "17", "18"].map((day) => `2026-11-${day}T12:00:00.000Z`);
if (monday === undefined || tuesday === undefined || wednesday === undefined) throw new Error("no days");

describe("openVisitOf", () => {
  it.each<[what: string, visits: readonly SavedVisit[], open: string | undefined]>([
    ["no visit", [], undefined],
    ["none that is open", [visit("a", monday, tuesday)], undefined],
    ["one that is open", [visit("a", monday, tuesday), visit("b", monday)], "b"],
    ["two that are open, as a file may bring", [visit("a", tuesday), visit("b", monday)], "a"],
  ])("%s", (_what, visits, open) => {
    expect(findOpenVisit(visits)?.id).toBe(open);
  });
});

const listIds = ({ open, past, loose }: ReturnType<typeof visitGroups>) => ({
  open: open?.heaters.map(({ heater }) => heater.id),
  past: past.map((group) => [group.visit.id, ...group.heaters.map(({ heater }) => heater.id)]),
  loose: loose.map(({ heater }) => heater.id),
});

const heaters = [
  listed("second", "c", { savedAt: wednesday }),
  listed("alone"),
  listed("old", "a", { name: "Attic" }),
  listed("first", "c", { savedAt: tuesday }),
  listed("orphan", "gone"),
];
const visits = [visit("a", monday, monday), visit("b", tuesday, tuesday), visit("c", wednesday)];

describe("visitGroups", () => {
  it("returns the heaters of a visit in the order they were added, newest visit first", () => {
    expect(listIds(visitGroups(heaters, visits))).toEqual({
      open: ["first", "second"],
      past: [["b"], ["a", "old"]],
      loose: ["alone", "orphan"],
    });
  });

  it("returns the list unchanged without a visit", () => {
    expect(listIds(visitGroups(heaters, []))).toEqual({
      open: undefined,
      past: [],
      loose: heaters.map(({ heater }) => heater.id),
    });
  });

  it("returns the day of a visit in the visitor's time zone", () => {
    const late = new Date(2026, 10, 22, 23, 50).toISOString();
    expect(visitGroups([], [visit("a", late)]).open?.day).toBe("2026-11-22");
  });
});

describe("foundGroups", () => {
  it.each<[typed: string, past: readonly string[], loose: readonly string[]]>([
    ["", ["b", "a"], ["alone", "orphan"]],
    ["  ", ["b", "a"], ["alone", "orphan"]],
    ["attic", ["a"], []],
    ["a elm", ["a"], []],
    ["rheem", ["a"], ["alone", "orphan"]],
    ["garage", [], []],
  ])("%j", (typed, past, loose) => {
    const found = listIds(foundGroups(visitGroups(heaters, visits), typed));
    expect({ past: found.past.map(([id]) => id), loose: found.loose }).toEqual({ past, loose });
    expect(found.open).toEqual(["first", "second"]);
  });
});
