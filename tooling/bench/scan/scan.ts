import { atLeast, atMost, type Measure } from "../harness/measure.ts";
import { withoutBrowser } from "../web/browser.ts";
import { pageMemory } from "./memory.ts";
import {
  hasBrand,
  hasModel,
  hasSerial,
  isSureButWrong,
  type Plate,
  scanAll,
  type Scanned,
  truthOf,
} from "./photos.ts";

/** A photo with a goal. */
type Photo = Plate & { readonly level: number };

/** Above this level, a careful reader refuses. */
const hardest = 5;

const photosIn = (folder: string | undefined): readonly Photo[] =>
  truthOf(folder).plates.filter((plate): plate is Photo => typeof plate.level === "number");

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? 0;

const percent = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);

/** Returns a row about a share of photos. */
const shareRow = (
  some: readonly Scanned<Photo>[],
  holds: (one: Scanned<Photo>) => boolean,
  goal: number,
): readonly string[] => {
  if (some.length === 0) return ["no photos", `at least ${goal} %`, "–"];
  const part = some.filter(holds).length;
  const share = percent(part, some.length);
  return [`${part} of ${some.length}, ${share.toFixed(1)} %`, `at least ${goal} %`, atLeast(goal, share)];
};

const timeRow = (times: readonly number[], share: number, goal: number): readonly string[] => {
  const time = Math.round(quantile(times, share));
  return [`${time} ms`, `at most ${goal} ms`, atMost(goal, time)];
};

/** The memory that a page may keep after its worker ended, in percent of what reading a photo took. */
const memoryAim = 10;

async function memoryRow(): Promise<readonly string[]> {
  const { before, open, after } = await pageMemory();
  const kept = percent(after - before, open - before);
  const figures = [before, open, after].map((megabytes) => megabytes.toFixed(0)).join(" → ");
  return [
    `${figures} MB, ${kept.toFixed(1)} % is kept`,
    `at most ${memoryAim} % is kept`,
    atMost(memoryAim, kept),
  ];
}

/** Measures how well and how fast photos of labels are read. */
export const scan: Measure = {
  name: "scan",
  table: {
    title: "Reading photos of rating plates",
    heads: ["What", "Figure", "Goal", "Met"],
    // The photos are drawn. No figure is published until there are a hundred real ones.
    isShownOnly: true,
  },
  skipped: ({ photos }) =>
    photosIn(photos).length > 0 ? undefined : "for it needs --photos FOLDER, with photos and truth.json",
  async run({ photos = "", say }) {
    const { today } = truthOf(photos);
    const all = await scanAll(photosIn(photos), { folder: photos, today, say });
    const fair = all.filter(({ plate }) => plate.level <= hardest);
    const hard = all.filter(({ plate }) => plate.level > hardest);
    const ofLevels = (from: number, to: number) =>
      fair.filter(({ plate }) => plate.level >= from && plate.level <= to);
    const wrong = fair.filter(isSureButWrong).length;
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
    const memory = "Memory of a page before, during, and after reading a photo";
    const measured = {
      ...(fair.length > 0 ? rows : {}),
      ...(hard.length > 0 ? hardRows : {}),
      ...(withoutBrowser() === undefined ? { [memory]: await memoryRow() } : {}),
    };
    return Object.fromEntries(Object.entries(measured).map(([what, cells]) => [what, [what, ...cells]]));
  },
};
