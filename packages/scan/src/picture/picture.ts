/** A rectangle in a picture, in pixels, possibly at an angle. */
export interface Box {
  /** X coordinate of its center. */
  readonly x: number;
  readonly y: number;
  /** Length along its text. */
  readonly width: number;
  /** Length across its text. */
  readonly height: number;
  /** Clockwise rotation in radians: 0 is upright, pi upside down. */
  readonly angle: number;
}

/** Width and height, in whole pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture, row by row, each as red, green, blue and opacity from 0 to 255. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** A photo, or a part of one. */
export interface Picture extends Size {
  /** Returns the contents of a box, upright and scaled to a size. Anything outside of the picture is black. */
  readonly cut: (box: Box, size: Size) => Picture;
  readonly pixels: () => Pixels;
  /** Returns a picture of other pixels. */
  readonly withPixels: (pixels: Pixels) => Picture;
}

/** Returns the box around a whole picture. */
export const wholeOf = ({ width, height }: Size): Box => ({
  x: width / 2,
  y: height / 2,
  width,
  height,
  angle: 0,
});

/** A longer photo shows no more of a plate, and needs memory that a phone may not have. */
const maxSideLength = 4096;

/**
 * Returns the size in which a photo is stored: its own, or a smaller one of the same shape.
 *
 * @example
 * fittingSize({ width: 8192, height: 4096 }); //=> { width: 4096, height: 2048 }
 */
export function fittingSize({ width, height }: Size, longest = maxSideLength): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns a picture whose sides are within a number of pixels: the same one if it is small enough. */
export function fitWithin(picture: Picture, longest: number): Picture {
  const size = fittingSize(picture, longest);
  return size.width === picture.width ? picture : picture.cut(wholeOf(picture), size);
}

/**
 * Returns the position of a box in the picture that its part was cut from.
 *
 * @param from The box of the part.
 * @param size The size of the part after scaling.
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
