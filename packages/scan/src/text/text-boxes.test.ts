import { expect, test } from "vitest";
import { boxesIn } from "./text-boxes.ts";

const width = 64;
const height = 48;

/** Returns a map with bars of text: left, top, right, bottom, and likelihood. */
function toMap(...bars: readonly (readonly [number, number, number, number, number])[]) {
  const likelihood = new Float32Array(width * height);
  for (const [left, top, right, bottom, value] of bars)
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) likelihood[y * width + x] = value;
  return { width, height, likelihood };
}

test("returns a box for each of two lines, larger than its core on the map", () => {
  const boxes = boxesIn(toMap([10, 10, 39, 15, 0.9], [10, 30, 49, 35, 0.8]));
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toMatchObject({ x: 24.5, y: 12.5 });
  expect(boxes[0]?.width).toBeCloseTo(30 + (30 * 6 * 1.7) / 36);
  expect(boxes[0]?.height).toBeCloseTo(6 + (30 * 6 * 1.7) / 36);
});

test("ignores specks, thin lines and faint text", () => {
  expect(boxesIn(toMap([10, 10, 12, 12, 0.9]))).toEqual([]);
  expect(boxesIn(toMap([10, 10, 40, 11, 0.9]))).toEqual([]);
  expect(boxesIn(toMap([10, 10, 40, 15, 0.4]))).toEqual([]);
  expect(boxesIn(toMap())).toEqual([]);
});

test("joins areas that touch at a corner, even at the edge of the map", () => {
  expect(boxesIn(toMap([0, 0, 20, 5, 0.9], [21, 6, 63, 11, 0.9]))).toHaveLength(1);
});
