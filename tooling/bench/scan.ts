import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plateCharacters } from "@heater-age/decoder";
import { type Proposal, scanPhoto } from "@heater-age/scan";
import { createReaders, readPicture } from "@heater-age/scan/node";
import type { Row } from "@heater-age/run/results";
import { findQuantile, judgeAtLeast, judgeAtMost, type Measure, type MeasureOptions } from "./measure.ts";

/** The true data of a photo, from the file `truth.json` next to it. */
interface Plate {
  readonly file: string;
  /** Difficulty: 0 a scan, 3 in a dark basement, 4 also blurred, 5 on its side, 6 barely readable. */
  readonly level: number;
  readonly serial: string;
}

interface Truth {
  /** The day the photos were taken. */
  readonly today: string;
  readonly plates: readonly Plate[];
}

interface Scanned {
  readonly plate: Plate;
  readonly found: Proposal;
  /** Milliseconds from photo to proposal. */
  readonly took: number;
}

/** Reads the true data of a folder's photos; no plates without `truth.json`. */
function readTruth(folder = ""): Truth {
  const file = join(folder, "truth.json");
  if (!existsSync(file)) return { today: "", plates: [] };
  return JSON.parse(readFileSync(file, "utf8")) as Truth;
}

const hasSerial = ({ plate, found }: Scanned): boolean =>
  plateCharacters(found.serial ?? "") === plateCharacters(plate.serial);

/** Scans photos one by one, and reports those whose serial number wasn't read. */
async function scanAll({ photos: folder = "", say }: MeasureOptions): Promise<readonly Scanned[]> {
  const { plates, today } = readTruth(folder);
  const readers = await createReaders();
  const scanned: Scanned[] = [];
  for (const plate of plates) {
    const photo = await readPicture(readFileSync(join(folder, plate.file)));
    const before = performance.now();
    const proposal = await scanPhoto(photo, { ...readers, today });
    const one = { plate, found: proposal, took: performance.now() - before };
    scanned.push(one);
    const sure = proposal.sure ? " and is sure" : "";
    if (!hasSerial(one)) say(`  ${plate.file}: ${proposal.serial ?? "nothing"}${sure}, not ${plate.serial}`);
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
  goal: number,
): Row {
  const share = (100 * some.filter(holds).length) / some.length;
  const figure = `${some.filter(holds).length} of ${some.length}, ${share.toFixed(1)} %`;
  return { What: title, Figure: figure, Goal: judgeAtLeast(share, goal, " %") };
}

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
    rows.push(toShareRow("Not sure, or right", all, (one) => !one.found.sure || hasSerial(one), 99.5));
    const median = findQuantile(all.map(({ took }) => took));
    rows.push({
      What: "Photo to proposal, median",
      Figure: `${median.toFixed(0)} ms`,
      Goal: judgeAtMost(median, 2500, " ms"),
    });
    return rows;
  },
};
