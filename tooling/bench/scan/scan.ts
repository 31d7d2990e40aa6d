import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plateCharacters } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import { type Proposal, scanFrame, scanPhoto } from "@heater-age/scan";
import { createReaders, readPicture } from "@heater-age/scan/node";
import { atLeast, atMost, type Measure } from "../harness/measure.ts";

/** What is true of a photo, in the file `truth.json` beside it. */
interface Plate {
  readonly file: string;
  /** How hard it is to read: 0 a scan, 3 in a dark basement, 4 blurred as well, 5 on its side, 6 hardly at all. */
  readonly level: number;
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

/** The content of `truth.json`. */
interface Truth {
  /** The day on which the photos were taken. */
  readonly today: string;
  readonly plates: readonly Plate[];
}

/** A photo that was scanned. */
interface Scanned {
  readonly plate: Plate;
  readonly found: Proposal;
  /** Milliseconds from the picture to the proposal. */
  readonly took: number;
  /** Milliseconds for the barcodes of one frame of a camera. */
  readonly frameTook: number;
}

/** Beyond this level a careful reader refuses. */
const hardest = 5;

const truthIn = (folder: string): string => join(folder, "truth.json");

async function scanAll(folder: string, say: (line: string) => void): Promise<readonly Scanned[]> {
  const { today, plates } = JSON.parse(readFileSync(truthIn(folder), "utf8")) as Truth;
  const readers = await createReaders();
  const scanned: Scanned[] = [];
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
    scanned.push({ plate, found, took: performance.now() - before, frameTook: before - beforeFrame });
    if (!hasSerial({ plate, found }))
      say(`  ${plate.file}: ${found.serial ?? "nothing"}, not ${plate.serial}`);
  }
  await readers.close();
  return scanned;
}

const hasSerial = ({ plate, found }: Pick<Scanned, "plate" | "found">): boolean =>
  plateCharacters(found.serial ?? "") === plateCharacters(plate.serial);

const hasBrand = ({ plate, found }: Scanned): boolean => found.brand === plate.brand;

const hasModel = ({ plate, found }: Scanned): boolean =>
  modelKey(found.model ?? "") === modelKey(plate.model);

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? 0;

const percent = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);

/** A row about a share of photos. */
const shareRow = (
  some: readonly Scanned[],
  holds: (one: Scanned) => boolean,
  aim: number,
): readonly string[] => {
  const part = some.filter(holds).length;
  const share = percent(part, some.length);
  return [`${part} of ${some.length}, ${share.toFixed(1)} %`, `at least ${aim} %`, atLeast(aim, share)];
};

const timeRow = (times: readonly number[], share: number, aim: number): readonly string[] => {
  const time = Math.round(quantile(times, share));
  return [`${time} ms`, `at most ${aim} ms`, atMost(aim, time)];
};

/** How well and how fast photos of plates are read. */
export const scan: Measure = {
  name: "scan",
  table: {
    title: "Reading photos of rating plates",
    heads: ["What", "Figure", "Aim", "Met"],
  },
  skipped: ({ photos }) =>
    photos !== undefined && existsSync(truthIn(photos))
      ? undefined
      : "for it needs --photos FOLDER, with photos and truth.json",
  async run({ photos = "", say }) {
    const all = await scanAll(photos, say);
    const fair = all.filter(({ plate }) => plate.level <= hardest);
    const hard = all.filter(({ plate }) => plate.level > hardest);
    const ofLevels = (from: number, to: number) =>
      fair.filter(({ plate }) => plate.level >= from && plate.level <= to);
    const wrong = fair.filter((one) => one.found.sure && !hasSerial(one)).length;
    const wrongShare = percent(wrong, fair.length);
    const sureOfHard = hard.filter(({ found }) => found.sure).length;
    const times = fair.map(({ took }) => took);
    const frames = fair.map(({ frameTook }) => frameTook);
    const rows = {
      "Serial number, levels 0 to 2": shareRow(ofLevels(0, 2), hasSerial, 99),
      "Serial number, levels 3 and 4": shareRow(ofLevels(3, 4), hasSerial, 95),
      "Serial number, level 5": shareRow(ofLevels(5, 5), hasSerial, 95),
      Brand: shareRow(fair, hasBrand, 98),
      Model: shareRow(fair, hasModel, 92),
      "Sure, but wrong": [
        `${wrong} of ${fair.length}, ${wrongShare.toFixed(1)} %`,
        "at most 0.5 %",
        atMost(0.5, wrongShare),
      ],
      Sure: [`${fair.filter(({ found }) => found.sure).length} of ${fair.length}`, "", ""],
      "Photo to proposal, median": timeRow(times, 0.5, 2500),
      "Photo to proposal, 19 of 20": timeRow(times, 0.95, 6000),
      "Barcodes of a frame of 1,280 pixels, 19 of 20": timeRow(frames, 0.95, 100),
    };
    const hardRows = {
      "Hard plates marked sure": [`${sureOfHard} of ${hard.length}`, "0", atMost(0, sureOfHard)],
    };
    const measured = { ...(fair.length > 0 ? rows : {}), ...(hard.length > 0 ? hardRows : {}) };
    return Object.fromEntries(Object.entries(measured).map(([what, cells]) => [what, [what, ...cells]]));
  },
};
