import { type Box, boxBefore, type Picture, type Size } from "../picture/picture.ts";
import { evenLight } from "../picture/even-light.ts";
import { tiltOf } from "../picture/tilt.ts";

/** The plate alone, set straight, and where it was. */
export interface Straightened {
  readonly picture: Picture;
  /** Returns where a box of it is in the photo. */
  readonly inPhoto: (box: Box) => Box;
}

/** Its longer side, in pixels. */
const longest = 1800;

/** A small plate is enlarged so many times, and not more. */
const mostScale = 1.8;

/** How far the plate reaches beyond the middle of a line: along it and across, in widths and heights of the line. */
const margin = { along: 0.6, across: 2.5 };

/**
 * Returns the part of a photo where text was found, set straight, larger and with even light.
 *
 * @param boxes Where text was found, the right way up. At least one.
 */
export function straighten(photo: Picture, boxes: readonly Box[]): Straightened {
  const from = plateAround(boxes);
  const scale = Math.min(mostScale, longest / Math.max(from.width, from.height));
  const size: Size = { width: sideOf(from.width * scale), height: sideOf(from.height * scale) };
  const part = photo.cut(from, size);
  return {
    picture: part.withPixels(evenLight(part.pixels())),
    inPhoto: (box) => boxBefore(box, from, size),
  };
}

const sideOf = (length: number): number => Math.max(32, Math.round(length));

/** The box of a plate: as its long lines are turned, and around all lines. */
function plateAround(boxes: readonly Box[]): Box {
  const angle = tiltOf(boxes);
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
