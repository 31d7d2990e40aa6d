import { expect, it } from "vitest";
import { createLimit } from "./limit.ts";

const minute = 60_000;

it("allows some times in any five minutes", () => {
  let time = 0;
  const may = createLimit(2, () => time);
  expect(may()).toBe(true);
  time = 3 * minute;
  expect([may(), may()]).toEqual([true, false]);
  time = 5 * minute - 1;
  expect(may()).toBe(false);
  time = 5 * minute;
  expect([may(), may()]).toEqual([true, false]);
});
