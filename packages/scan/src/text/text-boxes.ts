import type { Box, Size } from "../picture/picture.ts";
import { type Point, smallestRectangle } from "./rectangle.ts";

/** The likelihood of text at each pixel of a picture, from 0 to 1, row by row. */
export interface TextMap extends Size {
  readonly likelihood: Float32Array;
}

/** Likelihood from which a pixel is text. */
const textAt = 0.3;

/** Minimum mean likelihood of a region with text. */
const meanAt = 0.5;

/** Smaller regions are specks. */
const minPoints = 10;

/** Lower lines are too small to read. */
const lowest = 3;

/** Factor by which a box grows, times its area divided by width plus height: the map only shows the core of a line. */
const growth = 1.7;

/** A connected region of text in a map. */
interface Region {
  /** The first and last pixel of each row, which are enough for its outline. */
  readonly outline: readonly Point[];
  readonly points: number;
  readonly mean: number;
}

/**
 * Returns the boxes of the text lines in a map, with the longer side as width. A map doesn't show whether text is
 * upside down.
 */
export function boxesIn(map: TextMap): readonly Box[] {
  return regionsIn(map)
    .filter(({ points, mean }) => points >= minPoints && mean >= meanAt)
    .map(({ outline }) => smallestRectangle(outline))
    .filter(({ height }) => height >= lowest)
    .map(grown);
}

function grown(box: Box): Box {
  const by = (box.width * box.height * growth) / (box.width + box.height);
  return { ...box, width: box.width + by, height: box.height + by };
}

function regionsIn(map: TextMap): readonly Region[] {
  const seen = new Uint8Array(map.likelihood.length);
  const regions: Region[] = [];
  for (let start = 0; start < seen.length; start += 1)
    if (seen[start] === 0 && (map.likelihood[start] ?? 0) >= textAt)
      regions.push(regionFrom(map, start, seen));
  return regions;
}

/** Returns the region of all pixels connected with one, also diagonally. They are marked as seen. */
function regionFrom({ width, height, likelihood }: TextMap, start: number, seen: Uint8Array): Region {
  const open = [start];
  const rows = new Map<number, { left: number; right: number }>();
  let sum = 0;
  let points = 0;
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    sum += likelihood[at] ?? 0;
    points += 1;
    const row = rows.get(y);
    if (row === undefined) rows.set(y, { left: x, right: x });
    else {
      row.left = Math.min(row.left, x);
      row.right = Math.max(row.right, x);
    }
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1)
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
        const next = nextY * width + nextX;
        if (seen[next] !== 0 || (likelihood[next] ?? 0) < textAt) continue;
        seen[next] = 1;
        open.push(next);
      }
  }
  const outline = [...rows].flatMap(([y, { left, right }]): Point[] => [
    [left, y],
    [right, y],
  ]);
  return { outline, points, mean: sum / points };
}
