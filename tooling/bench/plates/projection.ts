import type { Conditions } from "./levels.ts";

/** Points of a picture, row by row: red, green, blue, and alpha, from 0 to 255. */
export interface Points {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The photographed scene: a drawing around a tank, or a flat one. */
export interface Scene {
  readonly drawing: Points;
  /** The label's place in the drawing. */
  readonly label: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The size of a photo in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A phone camera's focal length, in multiples of its photos' longer side. */
const focalLength = 0.8;

/** The wall behind the heater. */
const wall = 70;

type Vector = readonly [x: number, y: number, z: number];

/** Returns the axes of the camera: to the right, down, and into the photo. */
function axesOf({ roll, yaw, pitch }: Conditions): readonly [Vector, Vector, Vector] {
  const turn = ([x, y, z]: Vector): Vector => {
    const [sinRoll, cosRoll] = sineAndCosine(roll);
    const [sinPitch, cosPitch] = sineAndCosine(pitch);
    const [sinYaw, cosYaw] = sineAndCosine(yaw);
    const across = x * cosRoll - y * sinRoll;
    const down = x * sinRoll + y * cosRoll;
    const deep = down * sinPitch + z * cosPitch;
    return [across * cosYaw + deep * sinYaw, down * cosPitch - z * sinPitch, deep * cosYaw - across * sinYaw];
  };
  return [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])];
}

function sineAndCosine(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

/** Returns a label's width in a photo, in pixels. It's about as tall as wide and must fit. */
export const widthInPhoto = ({ fill }: Conditions, { width, height }: PhotoSize): number =>
  fill * Math.min(width, height);

/**
 * Returns a camera's view of a scene: each point's red, green, and blue.
 *
 * @param aside How far from the label's middle the camera points, in shares of its width and height.
 */
export function project(
  { drawing, label }: Scene,
  conditions: Conditions,
  { size, aside }: { readonly size: PhotoSize; readonly aside: readonly [number, number] },
): Float32Array {
  const { width, height } = size;
  const focus = focalLength * Math.max(width, height);
  const [right, down, ahead] = axesOf(conditions);
  const middle = label.x + label.width / 2;
  const target = [aside[0] * label.width, label.y + label.height * (0.5 + aside[1]), 0] as const;
  const distance = (label.width * focus) / widthInPhoto(conditions, size);
  const [eyeX, eyeY, eyeZ] = [0, 1, 2].map((axis) => (target[axis] ?? 0) - distance * (ahead[axis] ?? 0)) as [
    number,
    number,
    number,
  ];
  // The drawing goes around a tank with a vertical axis, in the plane of the label's middle.
  const radius = conditions.bend > 0 ? label.width / 2 / conditions.bend : Number.POSITIVE_INFINITY;
  const points = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x - width / 2, y - height / 2];
      const alongX = right[0] * u + down[0] * v + ahead[0] * focus;
      const alongY = right[1] * u + down[1] * v + ahead[1] * focus;
      const alongZ = right[2] * u + down[2] * v + ahead[2] * focus;
      const away = Number.isFinite(radius)
        ? wayToTank({ alongX, alongZ, eyeX, eyeZ, radius })
        : -eyeZ / alongZ;
      const hitX = eyeX + away * alongX;
      const around = Number.isFinite(radius)
        ? radius * Math.atan2(hitX, radius - (eyeZ + away * alongZ))
        : hitX;
      copyPoint(drawing, middle + around, eyeY + away * alongY, points, (y * width + x) * 3);
    }
  return points;
}

/** Returns the distance to the near side of the tank; `NaN` beside it. */
function wayToTank(ray: {
  readonly alongX: number;
  readonly alongZ: number;
  readonly eyeX: number;
  readonly eyeZ: number;
  readonly radius: number;
}): number {
  const { alongX, alongZ, eyeX, eyeZ, radius } = ray;
  const square = alongX * alongX + alongZ * alongZ;
  const half = eyeX * alongX + (eyeZ - radius) * alongZ;
  const rest = eyeX * eyeX + (eyeZ - radius) ** 2 - radius * radius;
  return (-half - Math.sqrt(half * half - square * rest)) / square;
}

/** Interpolates the color between four points of a drawing. */
function copyPoint(
  { data, width, height }: Points,
  x: number,
  y: number,
  to: Float32Array,
  index: number,
): void {
  const isInside = x >= 0 && y >= 0 && x < width - 1 && y < height - 1;
  const left = isInside ? Math.trunc(x) : 0;
  const top = isInside ? Math.trunc(y) : 0;
  const first = (top * width + left) * 4;
  const second = first + width * 4;
  for (let color = 0; color < 3; color += 1) {
    const above = (data[first + color] ?? 0) * (left + 1 - x) + (data[first + 4 + color] ?? 0) * (x - left);
    const below = (data[second + color] ?? 0) * (left + 1 - x) + (data[second + 4 + color] ?? 0) * (x - left);
    to[index + color] = isInside ? above * (top + 1 - y) + below * (y - top) : wall;
  }
}
