// Stores the recognizers' output for photos, so that the code behind them can be tested without them:
// `node scripts/record-readings.ts FOLDER NAME`. The folder has photos and `truth.json` with the expected values.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCodes } from "../src/chain/read-codes.ts";
import { readLines } from "../src/chain/read-lines.ts";
import { longest } from "../src/chain/scan-photo.ts";
import { straighten } from "../src/chain/straighten.ts";
import { type StoredReading, storeLook } from "../test/stored-reading.ts";
import { createReaders, readPicture } from "../src/node.ts";
import { makeModels } from "./models.ts";

const [folder = "", name = ""] = process.argv.slice(2);

type Truth = Omit<StoredReading, "looks">;

const { plates } = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")) as {
  readonly plates: readonly Truth[];
};
makeModels();
const readers = await createReaders();
const all = { reader: readers.text, isEnough: () => false };
const readings: StoredReading[] = [];
for (const { file, level, brand, serial, model, printedDate } of plates) {
  const photo = await readPicture(readFileSync(join(folder, file)));
  const codes = await readCodes(photo, readers);
  const first = await readLines(photo, { ...all, longest: longest.first });
  const looks = [storeLook({ codes, lines: first.lines })];
  if (first.boxes.length > 0) {
    const { picture } = straighten(photo, first.boxes);
    const more = await readCodes(picture, readers);
    const { lines } = await readLines(picture, { ...all, longest: longest.second });
    looks.push(storeLook({ codes: more, lines }));
  }
  readings.push({ file, level, brand, serial, model, printedDate, looks });
}
await readers.close();
writeFileSync(
  new URL(`../test/${name}.json`, import.meta.url),
  `[\n${readings.map((reading) => JSON.stringify(reading)).join(",\n")}\n]\n`,
);
