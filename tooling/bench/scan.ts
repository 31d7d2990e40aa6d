import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plateCharacters } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import { type Proposal, scanFrame, scanPhoto } from "@heater-age/scan";
import { createReaders, readPicture } from "@heater-age/scan/node";
import type { Row } from "@heater-age/run/results";
import { findQuantile, judgeAtLeast, judgeAtMost, type Measure, type MeasureOptions } from "./measure.ts";

/** The true data of a photo, from the file `truth.json` next to it. */
interface Plate {
  readonly file: string;
  /** Difficulty: 0 a scan, 3 in a dark basement, 4 also blurred, 5 on its side, 6 barely readable. */
  readonly level: number;
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

interface Truth {
  /** The day the photos were taken. */
  readonly today: string;
  readonly plates: readonly Plate[];
}

/** A scanned photo. */
interface Scanned {
  readonly plate: Plate;
  readonly found: Proposal;
  /** Milliseconds from photo to proposal, and for the barcodes of one camera frame. */
  readonly took: number;
  readonly frameTook: number;
}

/** Reads the true data of a folder's photos; no plates without `truth.json`. */
function readTruth(folder = ""): Truth {
  const file = join(folder, "truth.json");
  if (!existsSync(file)) return { today: "", plates: [] };
  return JSON.parse(readFileSync(file, "utf8")) as Truth;
}

const hasSerial = ({ plate, found }: Scanned): boolean =>
  plateCharacters(found.serial ?? "") === plateCharacters(plate.serial);
const hasBrand = ({ plate, found }: Scanned): boolean => found.brand === plate.brand;
const hasModel = ({ plate, found }: Scanned): boolean =>
  modelKey(found.model ?? "") === modelKey(plate.model);
const isSureButWrong = (one: Scanned): boolean => one.found.sure && !hasSerial(one);

/** Scans photos one by one, and reports those whose serial number wasn't read. */
async function scanAll({ photos: folder = "", say }: MeasureOptions): Promise<readonly Scanned[]> {
  const { plates, today } = readTruth(folder);
  const readers = await createReaders();
  const scanned: Scanned[] = [];
  for (const plate of plates) {
    const photo = await readPicture(readFileSync(join(folder, plate.file)));
    const { width, height } = photo;
    const scale = Math.min(1, 1280 / Math.max(width, height));
    const whole = { x: width / 2, y: height / 2, width, height, angle: 0 };
    const frame = photo.cut(whole, { width: Math.round(width * scale), height: Math.round(height * scale) });
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

/** The goals by level, in percent of the photos whose serial number is read. Above level 5, a careful reader refuses. */
const serialGoals = [
  { title: "Serial number, levels 0 to 2", from: 0, to: 2, goal: 99 },
  { title: "Serial number, levels 3 to 5", from: 3, to: 5, goal: 95 },
] as const;

function toShareRow(
  title: string,
  some: readonly Scanned[],
  holds: (one: Scanned) => boolean,
  goal?: number,
): Row {
  const share = (100 * some.filter(holds).length) / some.length;
  const figure = `${some.filter(holds).length} of ${some.length}, ${share.toFixed(1)} %`;
  return { What: title, Figure: figure, Goal: goal === undefined ? "–" : judgeAtLeast(share, goal, " %") };
}

const toTimeRow = (title: string, times: readonly number[], share: number, goal: number): Row => {
  const time = findQuantile(times, share);
  return { What: title, Figure: `${time.toFixed(0)} ms`, Goal: judgeAtMost(time, goal, " ms") };
};

/** Measures how well and how fast photos of labels are read. */
export const scan: Measure = {
  name: "scan",
  title: "Reading photos of rating plates",
  // No figure is published until there are a hundred real ones.
  isShownOnly: true,
  skipped: ({ photos }) =>
    readTruth(photos).plates.length > 0
      ? undefined
      : "for it needs --photos FOLDER, with photos and their true data in truth.json",
  async run(options) {
    const all = await scanAll(options);
    const rows: Row[] = [];
    for (const { title, from, to, goal } of serialGoals) {
      const some = all.filter(({ plate: { level } }) => level >= from && level <= to);
      if (some.length > 0) rows.push(toShareRow(title, some, hasSerial, goal));
    }
    const wrong = (100 * all.filter(isSureButWrong).length) / all.length;
    rows.push(
      toShareRow("Brand", all, hasBrand),
      toShareRow("Model", all, hasModel),
      toShareRow("Sure", all, ({ found }) => found.sure),
      { What: "Sure, but wrong", Figure: `${wrong.toFixed(1)} %`, Goal: judgeAtMost(wrong, 0.5, " %") },
    );
    const times = all.map(({ took }) => took);
    const frames = all.map(({ frameTook }) => frameTook);
    return [
      ...rows,
      toTimeRow("Photo to proposal, median", times, 0.5, 2500),
      toTimeRow("Photo to proposal, 19 of 20", times, 0.95, 6000),
      toTimeRow("Barcodes of a frame of 1,280 pixels, 19 of 20", frames, 0.95, 100),
    ];
  },
};
