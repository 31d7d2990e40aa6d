import type { Box } from "./picture.ts";

/** Short lines say little about how a plate is turned. */
const leastShape = 3;

/**
 * Returns how far a plate is turned: as the one of its long lines that is in the middle.
 *
 * @param boxes The boxes of its lines.
 * @returns In radians; 0 when there is no long line.
 */
export function tiltOf(boxes: readonly Box[]): number {
  const angles = boxes
    .filter(({ width, height }) => width > height * leastShape)
    .map(({ angle }) => angle)
    .toSorted((one, other) => one - other);
  return angles[Math.floor(angles.length / 2)] ?? 0;
}
