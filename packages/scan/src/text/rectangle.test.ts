import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Point, smallestRectangle } from "./rectangle.ts";

/** Returns the pixels of a bar with a center, at an angle. */
function bar(angle: number, width = 60, height = 10): readonly Point[] {
  const points: Point[] = [];
  for (let along = -width / 2; along <= width / 2; along += 1)
    for (let across = -height / 2; across <= height / 2; across += 1)
      points.push([
        100 + along * Math.cos(angle) - across * Math.sin(angle),
        80 + along * Math.sin(angle) + across * Math.cos(angle),
      ]);
  return points;
}

test.each([0, 0.3, -0.3, 1.2, -1.2, 1.5])("finds a bar at %f radians", (angle) => {
  const rectangle = smallestRectangle(bar(angle));
  expect(rectangle.x).toBeCloseTo(100, 3);
  expect(rectangle.y).toBeCloseTo(80, 3);
  expect(rectangle.width).toBeCloseTo(61, 3);
  expect(rectangle.height).toBeCloseTo(11, 3);
  expect(rectangle.angle).toBeCloseTo(angle, 3);
});

test("returns a pixel for one point, and a line for two", () => {
  expect(smallestRectangle([[3, 4]])).toMatchObject({ x: 3, y: 4, width: 1, height: 1 });
  const line = smallestRectangle([
    [0, 0],
    [0, 9],
  ]);
  expect(line.width).toBeCloseTo(10);
  expect(line.height).toBeCloseTo(1);
});

test("contains every point, in landscape orientation", () => {
  const coordinate = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 30 }), (points) => {
      const { x, y, width, height, angle } = smallestRectangle(points);
      expect(width).toBeGreaterThanOrEqual(height);
      expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 2 + 1e-9);
      for (const [px, py] of points) {
        const along = (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle);
        const across = (py - y) * Math.cos(angle) - (px - x) * Math.sin(angle);
        expect(Math.abs(along)).toBeLessThanOrEqual(width / 2 + 1e-6);
        expect(Math.abs(across)).toBeLessThanOrEqual(height / 2 + 1e-6);
      }
    }),
  );
});
