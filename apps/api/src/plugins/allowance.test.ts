import { expect, it } from "vitest";
import { createAllowance } from "./allowance.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 30, seconds));

it("counts each visitor separately, until the next window begins", () => {
  const spend = createAllowance({ most: 3, window: 60_000 });
  expect([2, 5, 1].map((amount) => spend("192.0.2.1", amount, at(0)))).toEqual([true, true, false]);
  expect(spend("192.0.2.2", 1, at(30))).toBe(true);
  expect(spend("192.0.2.1", 1, at(59))).toBe(false);
  expect(spend("192.0.2.1", 1, at(60))).toBe(true);
});

it("forgets the oldest visitors, so that its memory is bounded", () => {
  const spend = createAllowance({ most: 1, window: 60_000 });
  for (let visitor = 0; visitor < 100_000; visitor++) spend(`visitor ${visitor}`, 1, at(0));
  expect(spend("visitor 0", 1, at(1))).toBe(false);
  expect(spend("one more", 1, at(1))).toBe(true);
  expect(spend("visitor 1", 1, at(1))).toBe(false);
  expect(spend("visitor 0", 1, at(1))).toBe(true);
});
