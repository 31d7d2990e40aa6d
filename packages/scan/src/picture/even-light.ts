import type { Pixels } from "./picture.ts";

/** Tiles in each direction. */
const tiles = 8;

/** The share of pixels that may be darker than black, or lighter than white. */
const outside = 0.03;

/** Minimum difference between the darkest and the lightest, so that noise isn't amplified into print. */
const leastContrast = 24;

/** The darkest and lightest value of each tile, row by row. */
interface Extremes {
  readonly dark: readonly number[];
  readonly light: readonly number[];
}

/**
 * Returns a picture in gray with even light: the darkest surroundings of a pixel become black, and the lightest
 * white. This removes the glare of a flashlight and the shadows in the corners.
 *
 * @example
 * evenLight(picture.pixels()).data.slice(0, 4); // red, green and blue are the same
 */
export function evenLight(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const gray = toGray(pixels);
  const { dark, light } = findExtremes(gray, pixels);
  const columns = Array.from({ length: width }, (_, x) => toPlace(x, width));
  const even = new Uint8ClampedArray(data.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    const row = toPlace(y, height);
    const lows = alongRow(dark, row);
    const highs = alongRow(light, row);
    for (const [x, column] of columns.entries()) {
      const low = between(lows, column);
      const high = between(highs, column);
      const at = y * width + x;
      const value = (((gray[at] ?? 0) - low) * 255) / (high - low);
      even[at * 4] = value;
      even[at * 4 + 1] = value;
      even[at * 4 + 2] = value;
    }
  }
  return { width, height, data: even };
}

function toGray({ width, height, data }: Pixels): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const red = data[at * 4] ?? 0;
    const green = data[at * 4 + 1] ?? 0;
    const blue = data[at * 4 + 2] ?? 0;
    gray[at] = red * 0.3 + green * 0.59 + blue * 0.11;
  }
  return gray;
}

function findExtremes(gray: Uint8ClampedArray, { width, height }: Pixels): Extremes {
  const dark: number[] = [];
  const light: number[] = [];
  for (let row = 0; row < tiles; row += 1)
    for (let column = 0; column < tiles; column += 1) {
      const counts = new Uint32Array(256);
      const bottom = Math.ceil(((row + 1) * height) / tiles);
      const right = Math.ceil(((column + 1) * width) / tiles);
      for (let y = Math.floor((row * height) / tiles); y < bottom; y += 2)
        for (let x = Math.floor((column * width) / tiles); x < right; x += 2) {
          const value = gray[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      const most = outside * counts.reduce((sum, count) => sum + count, 0);
      const low = firstAbove(counts, most);
      const high = 255 - firstAbove(counts.toReversed(), most);
      dark.push(low);
      light.push(Math.max(high, low + leastContrast));
    }
  return { dark, light };
}

/** Returns the first value that more than a number of pixels do not exceed. */
function firstAbove(counts: Uint32Array, most: number): number {
  let sum = 0;
  return Math.max(
    0,
    counts.findIndex((count) => {
      sum += count;
      return sum > most;
    }),
  );
}

/** The two tiles with their centers around a pixel, and how close it is to the second. */
interface Place {
  readonly first: number;
  readonly second: number;
  readonly share: number;
}

function toPlace(point: number, length: number): Place {
  const exact = Math.max(0, Math.min(tiles - 1, ((point + 0.5) * tiles) / length - 0.5));
  const first = Math.floor(exact);
  return { first, second: Math.min(tiles - 1, first + 1), share: exact - first };
}

const between = (values: readonly number[], { first, second, share }: Place): number =>
  (values[first] ?? 0) * (1 - share) + (values[second] ?? 0) * share;

/** Returns the values of each column of tiles at a row of pixels. */
const alongRow = (values: readonly number[], { first, second, share }: Place): readonly number[] =>
  Array.from({ length: tiles }, (_, column) =>
    between([values[first * tiles + column] ?? 0, values[second * tiles + column] ?? 0], {
      first: 0,
      second: 1,
      share,
    }),
  );
