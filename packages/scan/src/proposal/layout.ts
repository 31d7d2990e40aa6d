import { plateCharacters } from "@heater-age/decoder";
import type { Line } from "../reading/reading.ts";
import { toText } from "../reading/reading.ts";
import { measureTilt } from "../picture/tilt.ts";
import { type Caption, type CaptionKind, captionsIn } from "./captions.ts";

/** A line with its place on the plate, as if the plate were straight. */
export interface PlateLine {
  readonly line: Line;
  /** Upper case text, with one character for each that was read. */
  readonly text: string;
  readonly captions: readonly Caption[];
  /** Horizontal position of its center. */
  readonly along: number;
  /** Vertical position of its center. */
  readonly across: number;
  readonly width: number;
  readonly height: number;
}

export function placeLines(lines: readonly Line[]): readonly PlateLine[] {
  const tilt = measureTilt(lines.map(({ box }) => box));
  const cosine = Math.cos(tilt);
  const sine = Math.sin(tilt);
  return lines.map((line) => {
    const text = toText(line.characters).toUpperCase();
    const { x, y, width, height } = line.box;
    return {
      line,
      text,
      captions: captionsIn(text),
      along: x * cosine + y * sine,
      across: y * cosine - x * sine,
      width,
      height,
    };
  });
}

/** A part of a line, and the meaning that a caption gives it. */
export interface Segment {
  readonly place: PlateLine;
  /** Index of its first character. */
  readonly from: number;
  /** Index after its last character. */
  readonly to: number;
  readonly caption: CaptionKind | undefined;
}

/** Minimum number of characters after a caption. */
const fewest = 4;

/**
 * Returns all text except captions, each with the caption before, next to or above it.
 *
 * @param places The lines of a plate.
 */
export function splitSegments(places: readonly PlateLine[]): readonly Segment[] {
  const announced = new Map<PlateLine, CaptionKind>();
  const segments = places.flatMap((place): Segment[] => {
    const { captions, text } = place;
    const parts = captions.map(({ kind, to }, index) => ({
      place,
      from: to,
      to: captions[index + 1]?.from ?? text.length,
      caption: kind,
    }));
    for (const { caption } of parts.filter(isEmpty)) {
      // In the small print, many lines end with such words.
      const isAlone = captions.length === 1 && captions[0]?.from === 0;
      const value = caption === "other" && !isAlone ? undefined : besideOrBelow(place, places);
      if (value !== undefined && [undefined, "other"].includes(announced.get(value)))
        announced.set(value, caption);
    }
    const before = { place, from: 0, to: captions[0]?.from ?? text.length, caption: undefined };
    return [before, ...parts].filter((part) => part.from < part.to);
  });
  return segments.map((segment) =>
    segment.from === 0 && segment.caption === undefined
      ? { ...segment, caption: announced.get(segment.place) }
      : segment,
  );
}

const isEmpty = ({ place, from, to }: Segment): boolean =>
  plateCharacters(place.text.slice(from, to)).length < fewest;

/**
 * Returns the line that a caption in its own line belongs to: the next one in its row, otherwise the first one below
 * it.
 */
function besideOrBelow(caption: PlateLine, places: readonly PlateLine[]): PlateLine | undefined {
  const others = places.filter((other) => other !== caption && other.captions.length === 0);
  const [beside] = others
    .filter(
      ({ across, along, height }) =>
        Math.abs(across - caption.across) < 0.7 * Math.max(height, caption.height) && along > caption.along,
    )
    .toSorted((one, other) => one.along - other.along);
  if (beside !== undefined) return beside;
  const [below] = others
    .filter(
      ({ across, along, width, height }) =>
        across > caption.across &&
        across - caption.across < 3.2 * Math.max(height, caption.height) &&
        along - width / 2 < caption.along + caption.width,
    )
    .toSorted((one, other) => one.across - other.across);
  return below;
}
