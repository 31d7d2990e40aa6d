import { expect, it } from "vitest";
import { createLimit } from "./limit.ts";

const minute = 60_000;

it.each([5, 10])("allows %d in five minutes", (most) => {
  let time = 0;
  const may = createLimit(most, () => time);
  const tried = (times: number) => Array.from({ length: times }, () => may()).filter(Boolean).length;
  expect(tried(most + 3)).toBe(most);
  time = 5 * minute - 1;
  expect(tried(1)).toBe(0);
  time = 5 * minute;
  expect(tried(most + 3)).toBe(most);
});

it("uses a sliding window", () => {
  let time = 0;
  const may = createLimit(2, () => time);
  expect(may()).toBe(true);
  time = 3 * minute;
  expect([may(), may()]).toEqual([true, false]);
  time = 5 * minute;
  expect([may(), may()]).toEqual([true, false]);
});
