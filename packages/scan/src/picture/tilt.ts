import type { Box } from "./picture.ts";

/** Shorter lines are unreliable for the angle of a plate. */
const leastShape = 3;

/**
 * Returns the angle of a plate: the median of its long lines.
 *
 * @param boxes The boxes of its lines.
 * @returns The angle in radians; 0 without a long line.
 */
export function measureTilt(boxes: readonly Box[]): number {
  const angles = boxes
    .filter(({ width, height }) => width > height * leastShape)
    .map(({ angle }) => angle)
    .toSorted((one, other) => one - other);
  return angles[Math.floor(angles.length / 2)] ?? 0;
}
