import { type Box, boxBefore, type Picture, type Size } from "../picture/picture.ts";
import { evenLight } from "../picture/even-light.ts";
import { measureTilt } from "../picture/tilt.ts";

/** The plate, cut out and straightened, with its place in the photo. */
export interface Straightened {
  readonly picture: Picture;
  /** Returns the position in the photo of a box on the plate. */
  readonly inPhoto: (box: Box) => Box;
}

/** Its longer side, in pixels. */
const longest = 1800;

/** Maximum factor by which a small plate is enlarged. */
const maxScale = 1.8;

/** How far the plate extends beyond the middle of a line, along and across it, in widths and heights of the line. */
const margin = { along: 0.6, across: 2.5 };

/**
 * Returns the part of a photo with text, straightened, enlarged and evenly lit.
 *
 * @param boxes Boxes of the text, the right way up. At least one.
 */
export function straighten(photo: Picture, boxes: readonly Box[]): Straightened {
  const from = plateAround(boxes);
  const scale = Math.min(maxScale, longest / Math.max(from.width, from.height));
  const size: Size = { width: roundSide(from.width * scale), height: roundSide(from.height * scale) };
  const part = photo.cut(from, size);
  return {
    picture: part.withPixels(evenLight(part.pixels())),
    inPhoto: (box) => boxBefore(box, from, size),
  };
}

const roundSide = (length: number): number => Math.max(32, Math.round(length));

/** Returns the box of a plate: around all lines, at the angle of the long ones. */
function plateAround(boxes: readonly Box[]): Box {
  const angle = measureTilt(boxes);
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const along = boxes.flatMap(({ x, y, width }) => {
    const middle = x * cosine + y * sine;
    return [middle - width * margin.along, middle + width * margin.along];
  });
  const across = boxes.flatMap(({ x, y, height }) => {
    const middle = y * cosine - x * sine;
    return [middle - height * margin.across, middle + height * margin.across];
  });
  const left = Math.min(...along);
  const width = Math.max(...along) - left;
  const top = Math.min(...across);
  const height = Math.max(...across) - top;
  const middle = left + width / 2;
  const level = top + height / 2;
  return { x: middle * cosine - level * sine, y: middle * sine + level * cosine, width, height, angle };
}
