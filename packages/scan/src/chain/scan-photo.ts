import type { Picture } from "../picture/picture.ts";
import { plain, weigh, type WeighedProposal } from "../proposal/propose.ts";
import type { Proposal } from "../proposal/proposal.ts";
import type { TextReader } from "../reading/readers.ts";
import type { Barcode, Line } from "../reading/reading.ts";
import { combine } from "./combine.ts";
import { type CodeSettings, readCodes } from "./read-codes.ts";
import { readLines } from "./read-lines.ts";
import { straighten } from "./straighten.ts";

/** The current step of a scan: reading the barcodes, reading the text, or both again on the straightened plate. */
export type ScanStep = "barcodes" | "text" | "second-look";

export interface ScanOptions extends CodeSettings {
  readonly text: TextReader;
  /** Calendar date `"YYYY-MM-DD"` at the place of the photo. */
  readonly today: string;
  /** Called when a step starts. The second look only happens when the first leaves a doubt. */
  readonly onStep?: (step: ScanStep) => void;
}

/** The longer side of the picture in which text is searched, in pixels: first, and in the second look. */
export const longest = { first: 960, second: 1280 } as const;

/**
 * Reads a photo of a rating plate: the barcodes, then the text until there is no doubt. If a doubt remains, it reads
 * both again on the plate, straightened and evenly lit.
 *
 * @param photo A picture from `readPicture` in Node.js, or from `pictureOf` in a browser.
 * @returns A proposal for a person to confirm. If nothing was read, it is empty and not sure, which is not an error.
 * @throws The reason of the signal, once it is aborted.
 *
 * @example
 * const readers = await createReaders();
 * const photo = await readPicture(await readFile("label.jpg"));
 * await scanPhoto(photo, { ...readers, today: "2026-11-20" });
 * //=> { brand: "ao-smith", serial: "1433101939410", model: "XGV-50", printedDate: undefined, sure: true, … }
 */
export async function scanPhoto(photo: Picture, options: ScanOptions): Promise<Proposal> {
  const { text: reader, today, onStep, signal } = options;
  onStep?.("barcodes");
  const codes = await readCodes(photo, options);

  onStep?.("text");
  const read = (codesSoFar: readonly Barcode[]) => (lines: readonly Line[]) => {
    signal?.throwIfAborted();
    return weigh({ lines, codes: codesSoFar }, { today });
  };
  const weighFirst = read(codes);
  const one = await readLines(photo, {
    reader,
    longest: longest.first,
    isEnough: (lines) => isWhole(weighFirst(lines)),
  });
  const first = weighFirst(one.lines);
  if (isWhole(first) || one.boxes.length === 0) return plain(first);

  onStep?.("second-look");
  const plate = straighten(photo, one.boxes);
  const more = await readCodes(plate.picture, options);
  const all = [...codes, ...more.filter(({ text }) => codes.every((code) => code.text !== text))];
  const weighSecond = read(all);
  const two = await readLines(plate.picture, {
    reader,
    longest: longest.second,
    isEnough: (lines) => isWhole(combine(first, weighSecond(lines))),
  });
  const lines = two.lines.map((line) => ({ ...line, box: plate.inPhoto(line.box) }));
  return plain(combine(first, weighSecond(lines)));
}

/** Returns whether everything was found. */
const isWhole = ({ sure, isBrandRead, model }: WeighedProposal): boolean =>
  sure && isBrandRead && model !== undefined;

/**
 * Reads the barcodes in a frame of live video.
 *
 * @returns A proposal from the barcodes. Without the name of a brand it is rarely sure.
 *
 * @example
 * const { serial } = await scanFrame(pictureOf(frame), { barcodes: [zxing], today: "2026-11-20" });
 * //=> "7412W1851719842", or undefined while no code is in view
 */
export async function scanFrame(
  frame: Picture,
  { barcodes, today }: Pick<ScanOptions, "barcodes" | "today">,
): Promise<Proposal> {
  for (const reader of barcodes) {
    const codes = await reader.read(frame, "frame");
    if (codes.length > 0) return plain(weigh({ lines: [], codes }, { today }));
  }
  return plain(weigh({ lines: [], codes: [] }, { today }));
}
