import type { Box, Picture } from "../picture/picture.ts";
import type { Line, ReadCharacter } from "../reading/reading.ts";
import type { TextReader } from "../reading/readers.ts";

/** What is less than so many times as wide as high is no word. */
const leastShape = 1.4;

/** Lines of less than this share of the highest one are small print. */
const smallPrint = 0.16;

/** No plate has more lines that matter. */
const mostLines = 40;

/** After so many lines it is asked again whether what was read is enough. */
const linesPerLook = 6;

/** How lines are read. */
export interface LineSettings {
  readonly reader: TextReader;
  /** The longer side of the picture in which text is looked for, in pixels. */
  readonly longest: number;
  /** Whether the lines that were read so far are enough. */
  readonly isEnough: (lines: readonly Line[]) => boolean;
}

/** The lines that were read, and where all of them are. */
export interface ReadLines {
  readonly lines: readonly Line[];
  /** The right way up, largest first. */
  readonly boxes: readonly Box[];
}

/** Reads the lines of text in a picture, the largest first, until they are enough. */
export async function readLines(picture: Picture, settings: LineSettings): Promise<ReadLines> {
  const { reader, longest, isEnough } = settings;
  const found = await reader.find(picture, longest);
  const boxes = await setUpright(picture, largestFirst(found), reader);
  const lines: Line[] = [];
  for (const [index, box] of boxes.entries()) {
    const characters = await reader.read(picture, box);
    if (characters.length > 0) lines.push({ characters, box });
    if (index % linesPerLook === linesPerLook - 1 && isEnough(lines)) break;
  }
  return { lines, boxes };
}

function largestFirst(found: readonly Box[]): readonly Box[] {
  const boxes = found.filter(({ width, height }) => width >= height * leastShape);
  const highest = Math.max(...boxes.map(({ height }) => height));
  // Short ones are less likely the number that is looked for.
  const weight = ({ width, height }: Box): number => height * Math.min(1, width / height / 4);
  return boxes
    .filter(({ height }) => height > highest * smallPrint)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, mostLines);
}

const upsideDown = (box: Box): Box => ({ ...box, angle: box.angle + Math.PI });

/** A line that reads so well is the right way up. */
const readsWell = 0.9;

/** A shorter word may read well upside down. */
const shortestWord = 4;

/** How well a word was read, from 0 to 1. */
function quality(characters: readonly ReadCharacter[]): number {
  const letters = characters.filter(({ char }) => /[A-Za-z0-9]/u.test(char));
  if (letters.length < shortestWord) return 0;
  return letters.reduce((sum, { probability }) => sum + probability, 0) / characters.length;
}

/** So many long lines are looked at for which way up they are. */
const mostTried = 5;

/** The boxes turned by half a circle when their text reads better that way. The first few long lines decide. */
async function setUpright(
  picture: Picture,
  boxes: readonly Box[],
  reader: TextReader,
): Promise<readonly Box[]> {
  const long = boxes.slice(0, 12).filter(({ width, height }) => width > height * 3);
  let better = 0;
  for (const box of long.slice(0, mostTried)) {
    const asFound = quality(await reader.read(picture, box));
    if (asFound > readsWell) return boxes;
    const turned = quality(await reader.read(picture, upsideDown(box)));
    if (turned > readsWell) return boxes.map(upsideDown);
    better += turned - asFound;
  }
  return better > 0 ? boxes.map(upsideDown) : boxes;
}
