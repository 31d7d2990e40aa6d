// Measures performance: pnpm bench [names…] [--photos FOLDER]
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { saveTable } from "@heater-age/run/results";
import { api } from "./api.ts";
import { decoder, file } from "./decoder.ts";
import type { Measure } from "./measure.ts";
import { scan } from "./scan.ts";
import { startCommand } from "./start.ts";
import { bytes, date, lighthouse } from "./website.ts";

/** All measurements, in table order. */
const measures: readonly Measure[] = [decoder, file, api, startCommand, bytes, lighthouse, date, scan];

// Progress goes to stderr, the tables to stdout.
const say = (line: string): void => console.error(line);

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: "string" } },
});
const options = { say, photos: values.photos };
const names = measures.map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(", no ")}. There are ${names.join(", ")}.`);

const page = {
  file: new URL("RESULTS.md", import.meta.url),
  introduction: [
    "# Performance",
    "`npx -y pnpm@12 bench` writes this page; each table shows its last run. “Load” is the load of the whole machine at the end of the table: at 2, both of its cores are busy, and above that the figures mean little.",
    "The [decision record on performance](../decisions/0091-performance.md) says where the goals come from.",
  ],
  titles: measures.filter(({ isShownOnly }) => isShownOnly !== true).map(({ title }) => title),
};

say(`${availableParallelism()} × ${cpus()[0]?.model ?? "processor"}, Node.js ${process.version}`);
for (const { name, title, skipped, run } of measures) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const reason = skipped?.(options);
  say(`${title}${reason === undefined ? "" : `: skipped, ${reason}`}`);
  if (reason !== undefined) continue;
  await saveTable(page, title, await run(options));
}
