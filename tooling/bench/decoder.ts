import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brands, decode, identify } from "@heater-age/decoder";
import { repository } from "@heater-age/run/apps";
import { runTurbo } from "@heater-age/run/turbo";
import { Bench } from "tinybench";
import { type Heater, readHeaters } from "./heaters.ts";
import { judgeAtLeast, judgeAtMost, type Measure, toCount } from "./measure.ts";

const perSecond = 1_000_000;
const today = "2026-11-20";

/** Measures decodes per second on one core. */
export const decoder: Measure = {
  name: "decoder",
  title: "Decoding",
  async run() {
    const heaters = await readHeaters();
    // CPU time, so that other programs don't count.
    const now = (): number => process.cpuUsage().user / 1000;
    const bench = new Bench({ time: 3000, warmupTime: 1000, now });
    bench.add("with a given brand", () => {
      for (const { brand, serialNumber } of heaters) decode(brands[brand], serialNumber, { today });
    });
    bench.add("over all brands", () => {
      for (const { serialNumber } of heaters) identify(serialNumber, { today });
    });
    await bench.run();
    return bench.tasks.map(({ name, result }, index) => {
      if (result.state !== "completed") throw new Error(`${name} did not complete`);
      const pace = (heaters.length * 1000) / result.latency.p50;
      const Goal = index === 0 ? judgeAtLeast(pace, perSecond) : "–";
      return { What: name, "Serial numbers per second": toCount(pace), Goal };
    });
  },
};

const secondsPerMillion = 60;
const command = join(repository, "packages", "cli", "dist", "main.js");

/** Yields a list of heaters: a third as on the label, a third with a misread character, a third with another brand. */
function* writeRows(heaters: readonly Heater[], rows: number): Generator<string> {
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
  async run({ rows }) {
    await runTurbo(repository, ["build", "--only", "--filter=@heater-age/cli"]);
    const folder = mkdtempSync(join(tmpdir(), "heater-age-bench-"));
    try {
      const [input, output] = [join(folder, "input.csv"), join(folder, "output.csv")];
      await pipeline(Readable.from(writeRows(await readHeaters(), rows)), createWriteStream(input));
      const began = performance.now();
      const options = [command, "batch", input, "-o", output, "--quiet"];
      await once(spawn(process.execPath, options, { stdio: "ignore" }), "close");
      const seconds = ((performance.now() - began) * 1000) / rows;
      return [
        {
          What: "a third misread, a third with an unknown brand",
          Rows: toCount(rows),
          "Time per million rows": `${seconds.toFixed(0)} s`,
          Goal: judgeAtMost(seconds, secondsPerMillion, " s"),
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
