import type { Box } from "../picture/picture.ts";

/** A point: across and down. */
export type Point = readonly [x: number, y: number];

/**
 * Returns the smallest rectangle around points, at any angle, with its longer side as its width. Each point is one
 * pixel wide.
 *
 * @param points At least one.
 */
export function smallestRectangle(points: readonly Point[]): Box {
  const hull = convexHull(points);
  const [first = upright(points), ...others] = hull.map((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    return rectangleAlong(hull, Math.atan2(to[1] - from[1], to[0] - from[0]));
  });
  const smallest = others.reduce(
    (best, one) => (one.width * one.height < best.width * best.height ? one : best),
    first,
  );
  return lyingDown(smallest);
}

const upright = (points: readonly Point[]): Box => rectangleAlong(points, 0);

/** Returns the rectangle at an angle around all points. */
function rectangleAlong(points: readonly Point[], angle: number): Box {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const along = points.map(([x, y]) => x * cosine + y * sine);
  const across = points.map(([x, y]) => y * cosine - x * sine);
  const left = Math.min(...along);
  const right = Math.max(...along);
  const top = Math.min(...across);
  const bottom = Math.max(...across);
  const middle = (left + right) / 2;
  const level = (top + bottom) / 2;
  return {
    x: middle * cosine - level * sine,
    y: middle * sine + level * cosine,
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
}

/** Returns the same rectangle with its longer side as its width, at an angle from -90 to 90 degrees. */
function lyingDown(box: Box): Box {
  const isTall = box.height > box.width;
  const angle = isTall ? box.angle + Math.PI / 2 : box.angle;
  const turns = Math.round(angle / Math.PI);
  return {
    ...box,
    width: isTall ? box.height : box.width,
    height: isTall ? box.width : box.height,
    angle: angle - turns * Math.PI,
  };
}

/** Returns the corners of the convex hull of points, in order, by Andrew's monotone chain. */
function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  if (sorted.length < 3) return sorted;
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(points: readonly Point[]): readonly Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = corners.slice(-2);
      if (before === undefined || last === undefined || turn(before, last, point) > 0) break;
      corners.pop();
    }
    corners.push(point);
  }
  return corners.slice(0, -1);
}

/** Returns a positive number if three points turn one way, and a negative one for the other way. */
const turn = (from: Point, over: Point, to: Point): number =>
  (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]);
