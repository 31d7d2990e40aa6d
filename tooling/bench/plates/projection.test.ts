import { expect, it } from "vitest";
import { type Conditions, levels } from "./levels.ts";
import { type Points, project } from "./projection.ts";
import { randomFrom } from "./random.ts";

const size = { width: 200, height: 200 };
const label = { x: 100, y: 100, width: 200, height: 200 };

/** A drawing whose red is white on the label, and whose green grows from left to right. */
function drawing(): Points {
  const side = 400;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isLabel = x >= 100 && x < 300 && y >= 100 && y < 300;
      data.set([isLabel ? 255 : 0, (x / side) * 255, 0, 255], (y * side + x) * 4);
    }
  return { width: side, height: side, data };
}

function photo(changes: Partial<Conditions>): (x: number, y: number) => readonly number[] {
  const conditions = { ...levels.scan(), fill: 0.5, ...changes };
  const points = project({ drawing: drawing(), label }, conditions, { size, aside: [0, 0] });
  return (x, y) => [...points.subarray((y * size.width + x) * 3, (y * size.width + x) * 3 + 3)];
}

/** Returns the number of the middle row's points on the label. */
const widthOf = (at: ReturnType<typeof photo>): number =>
  Array.from({ length: size.width }, (_, x) => at(x, 100)[0] ?? 0).filter((red) => red > 127).length;

it("centers a label at the given size", () => {
  const at = photo({});
  expect(widthOf(at)).toBe(100);
  expect(at(100, 100)[1]).toBeCloseTo(128, 0);
  expect(at(10, 100)[0]).toBe(0);
});

it("shows a label narrower on a tank and from the side", () => {
  expect(widthOf(photo({ bend: 0.9 }))).toBeLessThan(95);
  expect(widthOf(photo({ yaw: 40 }))).toBeLessThan(90);
});

it("rotates a label with the camera", () => {
  const at = photo({ roll: 90 });
  expect(at(100, 60)[1]).not.toBeCloseTo(at(100, 140)[1] ?? 0, 0);
  expect(at(60, 100)[1]).toBeCloseTo(at(140, 100)[1] ?? 0, 0);
});

it("draws the same conditions for the same seed", () => {
  expect(levels.worst(randomFrom(3))).toEqual(levels.worst(randomFrom(3)));
});
