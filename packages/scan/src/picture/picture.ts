/** A rectangle in a picture, in its pixels, that may stand at an angle. */
export interface Box {
  /** Its center. */
  readonly x: number;
  readonly y: number;
  /** Along the text in it. */
  readonly width: number;
  /** Across the text in it. */
  readonly height: number;
  /** How far it is turned clockwise, in radians: 0 is upright, pi upside down. */
  readonly angle: number;
}

/** Width and height, in whole pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The points of a picture, row by row, each as red, green, blue and opacity from 0 to 255. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** A photo, or a part of one. */
export interface Picture extends Size {
  /** Returns what a box shows, set upright and brought to a size. What is outside of the picture is black. */
  readonly cut: (box: Box, size: Size) => Picture;
  /** Returns its points. */
  readonly pixels: () => Pixels;
  /** Returns a picture of other points. */
  readonly withPixels: (pixels: Pixels) => Picture;
}

/** Returns the box that holds a whole picture. */
export const wholeOf = ({ width, height }: Size): Box => ({
  x: width / 2,
  y: height / 2,
  width,
  height,
  angle: 0,
});

/** A photo of more pixels on a side shows no more of a plate, and takes memory that a phone may not have. */
const longestSide = 4096;

/**
 * Returns the size in which a photo is kept: its own, or a smaller one of the same shape.
 *
 * @example
 * fittingSize({ width: 8192, height: 4096 }); //=> { width: 4096, height: 2048 }
 */
export function fittingSize({ width, height }: Size, longest = longestSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns a picture that is no longer than a number of pixels on any side: the same one when it is small enough. */
export function fitWithin(picture: Picture, longest: number): Picture {
  const size = fittingSize(picture, longest);
  return size.width === picture.width ? picture : picture.cut(wholeOf(picture), size);
}

/**
 * Returns where a box of a part is in the picture that the part was cut from.
 *
 * @param from The box that was cut out.
 * @param size The size that the part was brought to.
 *
 * @example
 * const whole = { x: 200, y: 100, width: 400, height: 200, angle: 0 };
 * const inside = { x: 50, y: 50, width: 20, height: 10, angle: 0 };
 * boxBefore(inside, whole, { width: 200, height: 100 });
 * //=> { x: 100, y: 100, width: 40, height: 20, angle: 0 }
 */
export function boxBefore(inside: Box, from: Box, size: Size): Box {
  const across = from.width / size.width;
  const down = from.height / size.height;
  const x = inside.x * across - from.width / 2;
  const y = inside.y * down - from.height / 2;
  const cosine = Math.cos(from.angle);
  const sine = Math.sin(from.angle);
  return {
    x: from.x + x * cosine - y * sine,
    y: from.y + x * sine + y * cosine,
    width: inside.width * across,
    height: inside.height * down,
    angle: inside.angle + from.angle,
  };
}
