import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brands, decode, hasFormat, identify } from "@heater-age/decoder";
import { repository } from "@heater-age/run/apps";
import { runTurbo } from "@heater-age/run/turbo";
import { Bench } from "tinybench";
import { type Heater, readHeaters } from "./heaters.ts";
import { judgeAtLeast, judgeAtMost, type Measure, toCount } from "./measure.ts";

const perSecond = 1_000_000;
/** How much longer a mixed list may take. */
const slowdown = 2;
const today = "2026-11-20";

/** Returns the numbers that are typed as the label has them and have the shape of their brand. */
const listPlain = (heaters: readonly Heater[]): readonly Heater[] =>
  heaters.filter(({ brand, serialNumber }) => hasFormat(brands[brand], serialNumber));

/** Returns a list in which one number of twenty has a note, a name or a character that can't be read. */
const listMixed = (plain: readonly Heater[]): readonly Heater[] =>
  plain.map((heater, index) => {
    const { brand, serialNumber } = heater;
    const written = [
      `${serialNumber} (installed 2015)`,
      `${brands[brand].label} ${serialNumber}`,
      `${serialNumber.slice(0, -1)}?`,
    ];
    const other = index % 20 === 0 ? written[(index / 20) % written.length] : undefined;
    return other === undefined ? heater : { brand, serialNumber: other };
  });

/** Measures decodes per second on one core. */
export const decoder: Measure = {
  name: "decoder",
  title: "Decoding",
  async run() {
    const heaters = await readHeaters();
    const plain = listPlain(heaters);
    const mixed = listMixed(plain);
    // CPU time, so that other programs don't count.
    const now = (): number => process.cpuUsage().user / 1000;
    const bench = new Bench({ time: 3000, warmupTime: 1000, now });
    const add = (name: string, list: readonly Heater[]) =>
      bench.add(name, () => {
        for (const { brand, serialNumber } of list) decode(brands[brand], serialNumber, { today });
      });
    add("plain numbers, brand given", plain);
    add("one of twenty with a note, brand given", mixed);
    bench.add("over all brands", () => {
      for (const { serialNumber } of heaters) identify(serialNumber, { today });
    });
    await bench.run();
    const paces = bench.tasks.map(({ name, result }, index) => {
      if (result.state !== "completed") throw new Error(`${name} did not complete`);
      return ([plain, mixed, heaters][index]?.length ?? 0) * (1000 / result.latency.p50);
    });
    const [plainPace = 0] = paces;
    const goals = [
      judgeAtLeast(plainPace, perSecond),
      judgeAtLeast(paces[1] ?? 0, plainPace / slowdown),
      "–",
    ];
    return bench.tasks.map(({ name }, index) => ({
      What: name,
      "Serial numbers per second": toCount(paces[index] ?? 0),
      Goal: goals[index] ?? "–",
    }));
  },
};

const rows = 1_000_000;
const maxSeconds = 60;
const command = join(repository, "packages", "cli", "dist", "main.js");

/** Yields a list of heaters: a third as on the label, a third with a misread character, a third with another brand. */
function* writeRows(heaters: readonly Heater[]): Generator<string> {
  yield "brand,serial\n";
  for (let row = 0; row < rows; row += 1) {
    const heater = heaters[Math.floor(row / 3) % heaters.length];
    if (heater === undefined) return;
    const { brand, serialNumber } = heater;
    const misread = serialNumber.replace("0", "O").replace("1", "I");
    yield (
      [`${brand},${serialNumber}\n`, `${brand},${misread}\n`, `Acme ${row % 50},${serialNumber}\n`][
        row % 3
      ] ?? ""
    );
  }
}

/** Measures how long the command takes for a spreadsheet. */
export const file: Measure = {
  name: "file",
  title: "A file on the command line",
  async run() {
    await runTurbo(["build", "--only", "--filter=@heater-age/cli"]);
    const folder = mkdtempSync(join(tmpdir(), "heater-age-bench-"));
    try {
      const [input, output] = [join(folder, "input.csv"), join(folder, "output.csv")];
      await pipeline(Readable.from(writeRows(await readHeaters())), createWriteStream(input));
      const began = performance.now();
      const options = [command, "batch", input, "-o", output, "--quiet"];
      await once(spawn(process.execPath, options, { stdio: "ignore" }), "close");
      const seconds = (performance.now() - began) / 1000;
      return [
        {
          What: "a third misread, a third with an unknown brand",
          Rows: toCount(rows),
          Time: `${seconds.toFixed(0)} s`,
          Goal: judgeAtMost(seconds, maxSeconds, " s"),
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
