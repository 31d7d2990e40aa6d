import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { VisitorCounts } from "./visitor-counts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("counts each visitor in a window that begins with the first use, and forgets both when it ends", () => {
  const counts = new VisitorCounts(1000);
  expect(counts.add("one", 3)).toEqual({ total: 3, left: 1000 });
  vi.advanceTimersByTime(400);
  expect(counts.add("other", 1)).toEqual({ total: 1, left: 1000 });
  expect(counts.add("one", 2)).toEqual({ total: 5, left: 600 });
  vi.advanceTimersByTime(600);
  expect(counts.size).toBe(1);
  expect(counts.add("one", 1)).toEqual({ total: 1, left: 1000 });
  vi.advanceTimersByTime(1000);
  expect(counts.size).toBe(0);
});

it("drops the earliest visitor beyond 100,000", () => {
  const counts = new VisitorCounts(1000);
  for (let visitor = 0; visitor <= 100_000; visitor += 1) counts.add(String(visitor), 1);
  expect(counts.size).toBe(100_000);
  expect(counts.add("100000", 1).total).toBe(2);
  expect(counts.add("0", 1).total).toBe(1);
});
