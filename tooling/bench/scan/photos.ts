import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plateCharacters } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import { type Proposal, scanFrame, scanPhoto } from "@heater-age/scan";
import { createReaders, readPicture } from "@heater-age/scan/node";

/** What is true of a photo, in the file `truth.json` beside it. */
export interface Plate {
  readonly file: string;
  /**
   * How hard it is to read. A number: 0 a scan, 3 in a dark basement, 4 blurred as well, 5 on its side, 6 hardly at all. A
   * name: one of the levels of `../plates/levels.ts`.
   */
  readonly level: number | string;
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

/** The content of `truth.json`. */
export interface Truth {
  /** The day on which the photos were taken. */
  readonly today: string;
  readonly plates: readonly Plate[];
}

/** A photo that was scanned. */
export interface Scanned<Photo extends Plate> {
  readonly plate: Photo;
  readonly found: Proposal;
  /** Milliseconds from the picture to the proposal. */
  readonly took: number;
  /** Milliseconds for the barcodes of one frame of a camera. */
  readonly frameTook: number;
}

const truthIn = (folder: string): string => join(folder, "truth.json");

/** Returns what is true of the photos in a folder; no plates when the folder has no `truth.json`. */
export const truthOf = (folder: string | undefined): Truth =>
  folder !== undefined && existsSync(truthIn(folder))
    ? (JSON.parse(readFileSync(truthIn(folder), "utf8")) as Truth)
    : { today: "", plates: [] };

/** Scans photos one after the other, and reports those whose serial number was not read. */
export async function scanAll<Photo extends Plate>(
  plates: readonly Photo[],
  {
    folder,
    today,
    say,
  }: { readonly folder: string; readonly today: string; readonly say: (line: string) => void },
): Promise<readonly Scanned<Photo>[]> {
  const readers = await createReaders();
  const scanned: Scanned<Photo>[] = [];
  for (const plate of plates) {
    const photo = await readPicture(readFileSync(join(folder, plate.file)));
    const scale = Math.min(1, 1280 / Math.max(photo.width, photo.height));
    const { width, height } = photo;
    const whole = { x: width / 2, y: height / 2, width, height, angle: 0 };
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const frame = photo.cut(whole, size);
    // Drawn before it is timed, as the frame of a camera is.
    frame.pixels();
    const beforeFrame = performance.now();
    await scanFrame(frame, { ...readers, today });
    const before = performance.now();
    const found = await scanPhoto(photo, { ...readers, today });
    const one = { plate, found, took: performance.now() - before, frameTook: before - beforeFrame };
    scanned.push(one);
    const sure = found.sure ? " and is sure" : "";
    if (!hasSerial(one)) say(`  ${plate.file}: ${found.serial ?? "nothing"}${sure}, not ${plate.serial}`);
  }
  await readers.close();
  return scanned;
}

type Compared = Pick<Scanned<Plate>, "plate" | "found">;

/** Whether the serial number is read exactly. */
export const hasSerial = ({ plate, found }: Compared): boolean =>
  plateCharacters(found.serial ?? "") === plateCharacters(plate.serial);

/** Whether the brand is the one of the plate. */
export const hasBrand = ({ plate, found }: Compared): boolean => found.brand === plate.brand;

/** Whether the model number is read exactly. */
export const hasModel = ({ plate, found }: Compared): boolean =>
  modelKey(found.model ?? "") === modelKey(plate.model);

/** Whether a serial number is marked as sure, and is not the one of the plate. */
export const isSureButWrong = (one: Compared): boolean => one.found.sure && !hasSerial(one);
