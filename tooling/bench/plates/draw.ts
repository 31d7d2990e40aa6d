// Draws rating labels and photographs them, to test the scanner: `node tooling/bench/plates/draw.ts --out FOLDER
// [--seed 1] [--count 30] [--levels scan,worn] [--today 2026-11-20]`. The photos and `truth.json` are for
// `pnpm bench scan --photos FOLDER`. No heater has these numbers: they are no evidence of how a serial number reads,
// or of how well photos of real labels are read.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brands } from "@heater-age/decoder";
import { wholeNumber } from "@heater-age/run/programs";
import { chromium } from "@playwright/test";
import { browserFlags, requireBrowser } from "../browser.ts";
import { levels } from "./levels.ts";
import { makers } from "./makers.ts";
import { photograph } from "./photo.ts";
import { chance, pickOne, randomFrom, whole } from "./random.ts";
import { drawSerial } from "./serial-numbers.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "30" },
    levels: { type: "string", default: Object.keys(levels).join() },
    today: { type: "string", default: "2026-11-20" },
  },
});

const { out, today } = values;
if (out === undefined) throw new Error("Name a folder for the photos: --out FOLDER.");
const [seed, count] = [wholeNumber("--seed", values.seed), wholeNumber("--count", values.count)];
const chosen = values.levels.split(",");
const unknown = chosen.filter((level) => !(level in levels));
if (unknown.length > 0) throw new Error(`There is no level ${unknown.join(", ")}.`);

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1512, height: 2016 },
  { width: 2016, height: 1512 },
] as const;

/** The makers drawn as often as all others together. */
const frequent = 8;

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
const plates: unknown[] = [];
for (let index = 0; index < count; index += 1) {
  const random = randomFrom(seed * 100_003 + index * 7919);
  const level = chosen[index % chosen.length] as keyof typeof levels;
  const last = chance(random, 0.5) ? frequent - 1 : makers.length - 1;
  const maker = makers[whole(random, 0, last)] ?? makers[0];
  const { serial, date } = drawSerial(brands[maker.brand], random, today);
  const heater = { name: pickOne(random, maker.names), model: pickOne(random, maker.models), serial, date };
  const conditions = levels[level](random);
  const size = pickOne(random, sizes);
  const { photo, printedDate } = await photograph(browser, heater, { conditions, size, random });
  const file = `${seed}-${String(index).padStart(3, "0")}-${level}-${maker.brand}.jpg`;
  writeFileSync(join(out, file), photo);
  plates.push({ file, level, brand: maker.brand, serial, model: heater.model, date, printedDate });
  console.error(`${file} ${serial}`);
}
await browser.close();
const drawn = "Drawn, not photographed: no heater has these numbers.";
writeFileSync(join(out, "truth.json"), `${JSON.stringify({ drawn, seed, today, plates }, null, 1)}\n`);
