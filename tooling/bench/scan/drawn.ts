import type { Measure } from "../harness/measure.ts";
import { hasBrand, hasModel, hasSerial, isSureButWrong, type Plate, scanAll, truthOf } from "./photos.ts";

/** A photo drawn by `../plates/draw.ts`. */
type DrawnPlate = Plate & { readonly level: string };

const drawnIn = (folder: string | undefined): readonly DrawnPlate[] =>
  truthOf(folder).plates.filter((plate): plate is DrawnPlate => typeof plate.level === "string");

/** Measures how well harsher photos are read. They are drawn, perhaps unlike real ones, so there is no goal. */
export const drawn: Measure = {
  name: "drawn",
  table: {
    title: "Reading drawn labels, harsher than those with a goal",
    heads: ["Drawn photos", "Photos", "Serial number", "Brand", "Model", "Sure", "Sure, but wrong"],
    isShownOnly: true,
  },
  skipped: ({ photos }) =>
    drawnIn(photos).length > 0 ? undefined : "for it needs --photos FOLDER, with photos of plates/draw.ts",
  async run({ photos = "", say }) {
    const { today } = truthOf(photos);
    const scanned = await scanAll(drawnIn(photos), { folder: photos, today, say });
    const levels = [...new Set(scanned.map(({ plate }) => plate.level))];
    const row = (level: string, some: typeof scanned): readonly string[] => {
      const count = (holds: (one: (typeof scanned)[number]) => boolean) => String(some.filter(holds).length);
      return [
        level,
        String(some.length),
        count(hasSerial),
        count(hasBrand),
        count(hasModel),
        count(({ found }) => found.sure),
        count(isSureButWrong),
      ];
    };
    const ofLevel = (level: string) => scanned.filter(({ plate }) => plate.level === level);
    return Object.fromEntries([
      ...levels.map((level) => [level, row(level, ofLevel(level))] as const),
      ["all", row("all", scanned)] as const,
    ]);
  },
};
