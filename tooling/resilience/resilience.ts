// Causes faults one by one, sends hostile input, and measures costly requests:
// pnpm resilience [names…] [--rate 30] [--requests 100000] [--seconds 60] [--seed 1] [--one-in 1] [--built]
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { repository } from "@heater-age/run/apps";
import { wholeNumber } from "@heater-age/run/programs";
import { resultsIn } from "@heater-age/run/results";
import { runTurbo } from "@heater-age/run/turbo";
import { makeStorms, runCosts } from "./costs/costs.ts";
import { costHeads, costRow, stormHeads, stormRow } from "./costs/table.ts";
import { type Fault, runFault } from "./faults/fault.ts";
import { faults } from "./faults/index.ts";
import { faultHeads, faultRow } from "./faults/table.ts";
import { hostileHeads, hostileRow, hostilities } from "./hostile/hostile.ts";
import { requireProxy } from "./stack/proxy.ts";
import { stopAll } from "./stack/running.ts";
import { makeSamples } from "./traffic/samples.ts";

// Progress goes to stderr, the tables to stdout.
const say = (line: string): void => console.error(line);

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: "string", default: "30" },
    requests: { type: "string", default: "100000" },
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    "one-in": { type: "string", default: "1" },
    built: { type: "boolean", default: false },
  },
});

type Numeric = "rate" | "requests" | "seconds" | "seed" | "one-in";
const whole = (name: Numeric): number => wholeNumber(`--${name}`, values[name]);
const [rate, requests, seconds] = [whole("rate"), whole("requests"), whole("seconds")];
const [seed, oneIn] = [whole("seed"), whole("one-in")];
const namesOf = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name);
const [costs, storms] = [{ name: "costs" }, { name: "storms" }] as const;
const names = namesOf([...faults, ...hostilities, costs, storms]);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(", no ")}. There are ${names.join(", ")}.`);
const isChosen = ({ name }: { readonly name: string }): boolean =>
  chosen.length === 0 || chosen.includes(name);

const titles = {
  faults: "Faults during traffic",
  hostile: "Hostile input",
  costs: "Cost of one request",
  storms: "Storms of costly requests",
} as const;
const results = resultsIn({
  folder: new URL("./", import.meta.url),
  introduction: [
    "# Resilience",
    "`npx -y pnpm@12 resilience` writes this page; each line shows its last run. HAProxy runs in front of two instances of the API and two of the website, with Redis and a PostgreSQL that flushes to disk. All run on one machine with two cores, over the loopback only.",
    "Goals: no wrong answer, no recorded row lost, no 5xx except 503 while nothing can serve, recovery within 5 s without help, no hang, no data leaked, and memory back to where it was (at most 1.2 times). “Load” is the load of the whole machine at the end of a line: at 2, both cores are busy, and other programs slow all of this down. Requests without an answer are those that a killed instance had started.",
    "The costs are those of the costliest requests, generated for every route from the brands, their formats, and the API description. Goals for each, whoever sends it: at most 50 ms of CPU time in one block, 1 MB of answer, and 64 kB kept.",
    "In a storm, these requests go to one instance of the API, with the heap of a 512 MiB container: first those of every route from ten addresses, then those of one route from one address and from five. Goals: no exit, no 5xx except 503, at most 512 MiB, and every check of other addresses answered, within 200 ms for 99 of 100. That applies where an idle machine takes 10 ms; a slower machine may take as many times as long, at most five. `npx -y pnpm@12 resilience costs storms` measures only this, without HAProxy and website; `--one-in 20 --seconds 30` takes four minutes.",
    "[Decision 0079](../decisions/0079-resilience-tests.md) describes the tests and explains missed goals.",
  ],
  tables: [
    { title: titles.faults, heads: [...faultHeads, "Load"], names: namesOf(faults) },
    { title: titles.hostile, heads: [...hostileHeads, "Load"], names: namesOf(hostilities) },
    { title: titles.costs, heads: [...costHeads, "Load"] },
    { title: titles.storms, heads: [...stormHeads, "Load"] },
  ],
});
const load = (): string => (loadavg()[0] ?? 0).toFixed(0);
const keep = (title: string, name: string, cells: readonly string[]): Promise<void> =>
  results.keep(title, { [name]: [...cells, load()] });

const skippedRow = ({ title }: Fault, reason: string): readonly string[] => [
  title,
  ...faultHeads.slice(2).map(() => "–"),
  `skipped: ${reason}`,
];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}

if (process.platform !== "linux")
  throw new Error("pnpm resilience reads and stops processes as Linux has them.");
const needsWebsite = [...faults, ...hostilities].some(isChosen);
if (needsWebsite) await requireProxy(say);
if (needsWebsite && !values.built) {
  say("Building the website, unless it is up to date");
  await runTurbo(repository, ["build", "--filter=@heater-age/web"]);
}

const next = await makeSamples();
for (const fault of faults.filter(isChosen)) {
  const reason = fault.skipped?.();
  say(reason === undefined ? fault.title : `${fault.title}: skipped, ${reason}`);
  const cells =
    reason === undefined ? faultRow(await runFault(fault, { say, rate, next })) : skippedRow(fault, reason);
  await keep(titles.faults, fault.name, cells);
}
for (const hostility of hostilities.filter(isChosen)) {
  const row = hostileRow(await hostility.run({ say, requests, seed, oneIn }));
  await keep(titles.hostile, hostility.name, row);
}
if (isChosen(costs)) {
  const rows: Record<string, readonly string[]> = {};
  for await (const measured of runCosts({ say, seed, oneIn })) {
    const row = [...costRow(measured), load()];
    rows[measured.route] = row;
    say(`  ${row.join(", ")}`);
    await results.replace(titles.costs, rows);
  }
}
if (isChosen(storms)) {
  const rows: Record<string, readonly string[]> = {};
  for await (const result of makeStorms({ say, seed, oneIn, seconds, next })) {
    const row = [...stormRow(result), load()];
    rows[result.title] = row;
    say(`  ${row.join(", ")}`);
    await results.replace(titles.storms, rows);
  }
}

process.stdout.write(await results.ofThisRun());
process.exit(0);
