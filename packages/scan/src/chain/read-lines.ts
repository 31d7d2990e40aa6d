import type { Box, Picture } from "../picture/picture.ts";
import type { Line, ReadCharacter } from "../reading/reading.ts";
import type { TextReader } from "../reading/readers.ts";

/** Ratio of width to height below which a box can't be a word. */
const leastShape = 1.4;

/** Share of the tallest line below which a line is small print. */
const smallPrint = 0.16;

/** No plate has more relevant lines. */
const maxLines = 40;

/** Number of lines after which to check again whether they are enough. */
const linesPerLook = 6;

/** Options for reading lines. */
export interface LineSettings {
  readonly reader: TextReader;
  /** The longer side of the picture in which text is searched, in pixels. */
  readonly longest: number;
  /** Returns whether the lines read so far are enough. */
  readonly isEnough: (lines: readonly Line[]) => boolean;
}

/** The lines that were read, and the boxes of all lines. */
export interface ReadLines {
  readonly lines: readonly Line[];
  /** Boxes the right way up, largest first. */
  readonly boxes: readonly Box[];
}

/** Reads the lines of text in a picture, largest first, until they are enough. */
export async function readLines(picture: Picture, settings: LineSettings): Promise<ReadLines> {
  const { reader, longest, isEnough } = settings;
  const textBoxes = await reader.find(picture, longest);
  const boxes = await setUpright(picture, largestFirst(textBoxes), reader);
  const lines: Line[] = [];
  for (const [index, box] of boxes.entries()) {
    const characters = await reader.read(picture, box);
    if (characters.length > 0) lines.push({ characters, box });
    if (index % linesPerLook === linesPerLook - 1 && isEnough(lines)) break;
  }
  return { lines, boxes };
}

function largestFirst(textBoxes: readonly Box[]): readonly Box[] {
  const boxes = textBoxes.filter(({ width, height }) => width >= height * leastShape);
  const highest = Math.max(...boxes.map(({ height }) => height));
  // Short ones are less likely to be the serial number.
  const weight = ({ width, height }: Box): number => height * Math.min(1, width / height / 4);
  return boxes
    .filter(({ height }) => height > highest * smallPrint)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, maxLines);
}

const upsideDown = (box: Box): Box => ({ ...box, angle: box.angle + Math.PI });

/** Quality at which a line is assumed to be the right way up. */
const readsWell = 0.9;

/** A shorter word can read well upside down. */
const minWordLength = 4;

/** Returns how well a word was read, from 0 to 1. */
function quality(characters: readonly ReadCharacter[]): number {
  const letters = characters.filter(({ char }) => /[A-Za-z0-9]/u.test(char));
  if (letters.length < minWordLength) return 0;
  return letters.reduce((sum, { probability }) => sum + probability, 0) / characters.length;
}

/** Number of long lines tried to find out which way is up. */
const maxTried = 5;

/** Returns the boxes, turned by 180 degrees if their text reads better that way. The first few long lines decide. */
async function setUpright(
  picture: Picture,
  boxes: readonly Box[],
  reader: TextReader,
): Promise<readonly Box[]> {
  const long = boxes.slice(0, 12).filter(({ width, height }) => width > height * 3);
  let better = 0;
  for (const box of long.slice(0, maxTried)) {
    const asFound = quality(await reader.read(picture, box));
    if (asFound > readsWell) return boxes;
    const turned = quality(await reader.read(picture, upsideDown(box)));
    if (turned > readsWell) return boxes.map(upsideDown);
    better += turned - asFound;
  }
  return better > 0 ? boxes.map(upsideDown) : boxes;
}
