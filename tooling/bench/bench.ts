// Measures performance: pnpm bench [names…] [--rows 1000000] [--minutes 10] [--photos FOLDER]
// Most figures are ratios of programs that took turns on the same machine, so its speed doesn't matter.
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { wholeNumber } from "@heater-age/run/programs";
import { resultsIn } from "@heater-age/run/results";
import { api } from "./api/api.ts";
import { batch } from "./api/batch.ts";
import { allocations } from "./decoder/allocations.ts";
import { decode, identify } from "./decoder/decode.ts";
import { peers } from "./decoder/peers.ts";
import { fileRows } from "./decoder/rows.ts";
import { startUp } from "./decoder/start-up.ts";
import { growth } from "./growth/growth.ts";
import { memory } from "./growth/memory.ts";
import type { Measure } from "./harness/measure.ts";
import { drawn } from "./scan/drawn.ts";
import { scan } from "./scan/scan.ts";
import { startCommand } from "./start/start.ts";
import { bytes } from "./web/bytes.ts";
import { interaction } from "./web/interaction.ts";
import { lighthouse } from "./web/lighthouse.ts";
import { pages } from "./web/pages.ts";

/** All measurements, in table order. */
const measures: readonly Measure[] = [
  decode,
  identify,
  peers,
  allocations,
  startUp,
  fileRows,
  api,
  batch,
  growth,
  memory,
  scan,
  drawn,
  startCommand,
  bytes,
  lighthouse,
  interaction,
  pages,
];

// Progress goes to stderr, the tables to stdout.
const say = (line: string): void => console.error(line);

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: "string", default: "1000000" },
    minutes: { type: "string", default: "10" },
    photos: { type: "string" },
  },
});

const { photos } = values;
const [rows, minutes] = [wholeNumber("--rows", values.rows), wholeNumber("--minutes", values.minutes)];
const names = measures.map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(", no ")}. There are ${names.join(", ")}.`);

const results = resultsIn({
  folder: new URL("./", import.meta.url),
  introduction: [
    "# Performance",
    "`npx -y pnpm@12 bench` writes this page; each table shows its last run. Where there is a peer or a limit, the figure is the ratio to what ran next to it on the same machine. Other figures have no comparison. “Met” means that the goal was met in that run. “Load” is the load of the whole machine at the end of the table: at 2, both cores are busy, and above that the figures mean little.",
    "The decision records on the performance of [the decoder](../decisions/0089-decoder-performance.md), [the API](../decisions/0090-api-performance.md), and [the website](../decisions/0091-website-performance.md), and on [growth](../decisions/0092-growth.md), say why some goals are missed and what was tried.",
  ],
  tables: measures.map(({ table }) => ({ ...table, heads: [...table.heads, "Load"] })),
});

say(`${availableParallelism()} × ${cpus()[0]?.model ?? "processor"}, Node.js ${process.version}`);
for (const { name, table, skipped, run } of measures) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const options = { say, rows, minutes, ...(photos === undefined ? {} : { photos }) };
  const reason = skipped?.(options);
  say(`${table.title}${reason === undefined ? "" : `: skipped, ${reason}`}`);
  if (reason !== undefined) continue;
  const measured = Object.entries(await run(options));
  const load = (loadavg()[0] ?? 0).toFixed(0);
  await results.replace(
    table.title,
    Object.fromEntries(measured.map(([row, cells]) => [row, [...cells, load]])),
  );
}
process.stdout.write(await results.ofThisRun());
