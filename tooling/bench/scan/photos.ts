import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plateCharacters } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import { type Proposal, scanFrame, scanPhoto } from "@heater-age/scan";
import { createReaders, readPicture } from "@heater-age/scan/node";

/** The true data of a photo, from the file `truth.json` next to it. */
export interface Plate {
  readonly file: string;
  /**
   * Difficulty. A number: 0 a scan, 3 in a dark basement, 4 also blurred, 5 on its side, 6 barely readable. A name: one
   * of the levels of `../plates/levels.ts`.
   */
  readonly level: number | string;
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

/** The content of `truth.json`. */
export interface Truth {
  /** The day the photos were taken. */
  readonly today: string;
  readonly plates: readonly Plate[];
}

/** A scanned photo. */
export interface Scanned<Photo extends Plate> {
  readonly plate: Photo;
  readonly found: Proposal;
  /** Milliseconds from photo to proposal. */
  readonly took: number;
  /** Milliseconds for the barcodes of one camera frame. */
  readonly frameTook: number;
}

const truthIn = (folder: string): string => join(folder, "truth.json");

/** Returns the true data of a folder's photos; no plates without `truth.json`. */
export const truthOf = (folder: string | undefined): Truth =>
  folder !== undefined && existsSync(truthIn(folder))
    ? (JSON.parse(readFileSync(truthIn(folder), "utf8")) as Truth)
    : { today: "", plates: [] };

/** Scans photos one by one, and reports those whose serial number wasn't read. */
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
    // Drawn before timing, like a camera frame.
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

/** Returns whether the serial number is read exactly. */
export const hasSerial = ({ plate, found }: Compared): boolean =>
  plateCharacters(found.serial ?? "") === plateCharacters(plate.serial);

/** Returns whether the brand matches the plate. */
export const hasBrand = ({ plate, found }: Compared): boolean => found.brand === plate.brand;

/** Returns whether the model number is read exactly. */
export const hasModel = ({ plate, found }: Compared): boolean =>
  modelKey(found.model ?? "") === modelKey(plate.model);

/** Returns whether a serial number is marked as sure but wrong. */
export const isSureButWrong = (one: Compared): boolean => one.found.sure && !hasSerial(one);
