import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { repository } from "@heater-age/run/apps";
import { runTurbo } from "@heater-age/run/turbo";
import { atMost, count, type Measure } from "../harness/measure.ts";
import { processorSeconds } from "../harness/processes.ts";
import { allSamples, type Sample } from "./samples.ts";

/** CPU seconds for a million dirty rows. */
const GOAL = 60;

const program = fileURLToPath(new URL("../../../packages/cli/dist/main.js", import.meta.url));

const lookAlikes: Readonly<Record<string, string>> = {
  0: "O",
  1: "I",
  2: "Z",
  5: "S",
  6: "G",
  8: "B",
  B: "8",
  I: "1",
  O: "0",
  S: "5",
};

/** Misreads one character of a serial number, a different one per row. */
function misread(serial: string, row: number): string {
  const places = [...serial].flatMap((character, index) => (character in lookAlikes ? [index] : []));
  const place = places[row % places.length] ?? 0;
  const character = serial.charAt(place);
  return serial.slice(0, place) + (lookAlikes[character] ?? character) + serial.slice(place + 1);
}

type Write = (sample: Sample, row: number) => string;

const clean: Write = ({ brand, serial }) => `${brand.label},${serial}`;

/** A third as on the label, a third misread, a third under an unknown brand. */
const dirty: Write = (sample, row) =>
  [
    clean(sample, row),
    `${sample.brand.label},${misread(sample.serial, row)}`,
    `Acme ${row % 50},${sample.serial}`,
  ][row % 3] ?? "";

function* linesOf(samples: readonly Sample[], rows: number, write: Write): Generator<string> {
  yield "brand,serial\n";
  for (let row = 0; row < rows; row += 1) {
    const sample = samples[Math.floor(row / 3) % samples.length];
    if (sample !== undefined) yield `${write(sample, row)}\n`;
  }
}

/** Returns the CPU seconds that the command line takes to date a file. */
async function secondsOf(input: string, output: string): Promise<number> {
  const before = processorSeconds([String(process.pid)]);
  const given = [program, "batch", input, "-o", output, "--quiet"];
  await once(spawn(process.execPath, given, { cwd: repository, stdio: "ignore" }), "close");
  return processorSeconds([String(process.pid)]) - before;
}

/** Measures a spreadsheet on the command line, with clean and with dirty rows. */
export const fileRows: Measure = {
  name: "rows",
  table: {
    title: "A file on the command line",
    heads: ["File", "Rows", "CPU time per million rows", "Times the clean file", "Goal", "Met"],
  },
  async run({ rows }) {
    await runTurbo(repository, ["build", "--only", "--filter=@heater-age/cli"]);
    const samples = await allSamples();
    const folder = mkdtempSync(join(tmpdir(), "heater-age-bench-"));
    const perMillion = async (write: Write): Promise<number> => {
      const input = join(folder, "input.csv");
      await pipeline(Readable.from(linesOf(samples, rows, write)), createWriteStream(input));
      return ((await secondsOf(input, join(folder, "output.csv"))) * 1e6) / rows;
    };
    try {
      const ofClean = await perMillion(clean);
      const ofDirty = await perMillion(dirty);
      const seconds = (time: number): string => `${time.toFixed(0)} s`;
      return {
        clean: ["Brand and serial number as on the label", count(rows), seconds(ofClean), "1.0", "–", "–"],
        dirty: [
          "A third misread by one character, a third with an unknown brand",
          count(rows),
          seconds(ofDirty),
          (ofDirty / ofClean).toFixed(1),
          `at most ${GOAL} s`,
          atMost(GOAL, ofDirty),
        ],
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
