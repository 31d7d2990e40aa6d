import { expect, it } from "vitest";
import { toHeater } from "./heater.fixture.ts";
import { merge } from "./merge.ts";
import type { SavedHeater } from "./saved-heater.ts";

const heater = (id: string, day: number, name = ""): SavedHeater =>
  toHeater(id, { name, changedAt: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z` });
const none = { heaters: [], photos: [] };
const listIds = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

it.each([
  ["a new one", [], [heater("a", 1)], ["a"], 0],
  ["a newer one", [heater("a", 1)], [heater("a", 2)], ["a"], 0],
  ["the same", [heater("a", 1)], [heater("a", 1)], [], 1],
  ["an older one", [heater("a", 2)], [heater("a", 1)], [], 1],
  ["some of each", [heater("a", 2)], [heater("a", 1), heater("b", 1)], ["b"], 1],
  ["one twice: the last", [], [heater("a", 1, "first"), heater("a", 1, "last")], ["a"], 0],
])("merges %s", (_what, known, added, taken, kept) => {
  const { put, count } = merge(known, { ...none, heaters: added });
  expect(listIds(put.heaters)).toEqual(taken);
  expect(count).toEqual({ taken: taken.length, kept });
});

it("compares times by value, whatever their notation", () => {
  const known = { ...heater("a", 1), changedAt: "2026-01-01T12:00:00.000Z" };
  const added = { ...heater("a", 1), changedAt: "2026-01-01T14:30:00+02:00" };
  expect(merge([known], { ...none, heaters: [added] }).count.taken).toBe(1);
});

it("adds only the photos of the heaters that it adds", () => {
  const photos = ["a", "b", "unknown"].map((id) => ({ id, address: "data:image/jpeg;base64,AA==" }));
  const added = { heaters: [heater("a", 1), heater("b", 2), heater("c", 1)], photos };
  const { put } = merge([heater("a", 1)], added);
  expect(listIds(put.photos)).toEqual(["b"]);
  expect(put.heaters.map(({ id, hasPhoto }) => [id, hasPhoto])).toEqual([
    ["b", true],
    ["c", false],
  ]);
});
