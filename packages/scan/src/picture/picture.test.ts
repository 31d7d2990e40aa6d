import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { evenLight } from "./even-light.ts";
import { boxBefore, fittingSize, type Pixels } from "./picture.ts";

test.each([
  [8192, 4096, 4096, 2048],
  [4032, 3024, 4032, 3024],
  [3024, 40_000, 310, 4096],
  [1, 100_000, 1, 4096],
])("scales a photo of %i by %i to %i by %i", (width, height, keptWidth, keptHeight) => {
  expect(fittingSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
});

test("maps a box in a part back to the picture, with the part's rotation", () => {
  const from = { x: 100, y: 200, width: 80, height: 40, angle: Math.PI / 2 };
  // Right in the part is down in the picture.
  const inside = { x: 120, y: 40, width: 20, height: 10, angle: 0.1 };
  const box = boxBefore(inside, from, { width: 160, height: 80 });
  expect(box.x).toBeCloseTo(100);
  expect(box.y).toBeCloseTo(220);
  expect(box).toMatchObject({ width: 10, height: 5 });
  expect(box.angle).toBeCloseTo(Math.PI / 2 + 0.1);
});

describe("adaptive contrast", () => {
  const picture = (width: number, height: number, value: (x: number, y: number) => number): Pixels => {
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) data.fill(value(x, y), (y * width + x) * 4, (y * width + x) * 4 + 4);
    return { width, height, data };
  };
  const red = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4] ?? Number.NaN;

  it("makes print black and paper white, in dark and bright corners", () => {
    const isPrint = (x: number, y: number): boolean => x % 8 < 3 && y % 8 < 4;
    const light = (x: number): number => 40 + x;
    const even = evenLight(picture(160, 160, (x, y) => light(x) * (isPrint(x, y) ? 0.5 : 1)));
    for (const x of [8, 80, 144]) {
      expect(red(even, x, 80)).toBeLessThan(60);
      expect(red(even, x + 5, 80)).toBeGreaterThan(180);
    }
  });

  it("accepts any picture, even smaller than its tiles, and returns gray without gaps", () => {
    const side = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 255 }), (width, height, value) => {
        const { data } = evenLight(picture(width, height, (x) => value + x));
        expect(data).toHaveLength(width * height * 4);
        for (let at = 0; at < data.length; at += 4) {
          expect(data[at]).toBe(data[at + 1]);
          expect(data[at]).toBe(data[at + 2]);
          expect(data[at + 3]).toBe(255);
        }
      }),
      { numRuns: 30 },
    );
  });
});
