// Breaks the running product under traffic, and measures the costliest requests of each route:
// pnpm resilience [names…] [--rate 30] [--seconds 60] [--one-in 1]
import { parseArgs } from "node:util";
import { readCatalogue } from "@heater-age/api/src/models/catalogue";
import { readDocument } from "@heater-age/api/test/document";
import { wholeNumber } from "@heater-age/run/programs";
import { openResults, type Row } from "@heater-age/run/results";
import { type CostlyCheck, findCostlyChecks } from "./checks.ts";
import { measureCosts, toCostRow } from "./costs.ts";
import { faults, runFault, toFaultRow } from "./faults.ts";
import { type MeasuredApi, withMeasuredApi } from "./measured-api.ts";
import { type CostlyMaterial, type CostlyRequest, listCostlyRequests } from "./requests.ts";
import { withSite } from "./site.ts";
import { listStorms, measureIdle, runStorm, toStormRow } from "./storms.ts";

// Progress goes to stderr, the tables to stdout.
const say = (line: string): void => console.error(line);

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: "string", default: "30" },
    seconds: { type: "string", default: "60" },
    "one-in": { type: "string", default: "1" },
  },
});
const rate = wholeNumber("--rate", values.rate);
const seconds = wholeNumber("--seconds", values.seconds);
const oneIn = wholeNumber("--one-in", values["one-in"]);
const names = [...faults.map(({ name }) => name), "costs", "storms"];
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(", no ")}. There are ${names.join(", ")}.`);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

const titles = {
  faults: "Faults during traffic",
  costs: "Cost of one request",
  storms: "Storms of costly requests",
} as const;
const results = openResults({
  folder: new URL("./", import.meta.url),
  introduction: [
    "# Resilience",
    "`npx -y pnpm@12 resilience` writes this page; each line shows its last run. “Load” is the load of the whole machine at the end of a line: at 2, both cores are busy, and other programs slow all of this down.",
    "For the faults, the start command runs the product, and nothing but that restarts what dies. Goals: no wrong answer, no recorded row lost, no 5xx except a clear 502 or 503 while a part is away, recovery within 5 s. Requests without an answer are those that a killed part had started, or that came while it was away.",
    "The costs are those of the costliest requests of every route, found among all brands’ formats and the API description. Goals for each, whoever sends it: at most 50 ms of CPU time in one block, 1 MB of answer, and 64 kB kept.",
    "In a storm, these requests go to one instance of the API, with the heap of a 512 MiB container: first those of every route from ten addresses, then those of one route from one address and from five. Goals: no exit, no 5xx except 503, at most 512 MiB, and every check of other addresses answered, within 200 ms for 99 of 100. That applies where an idle machine takes 10 ms; a slower machine may take as many times as long, at most five. `npx -y pnpm@12 resilience costs storms` measures only this; `--one-in 20 --seconds 30` takes four minutes.",
    "[Decision 0079](../decisions/0079-resilience-tests.md) describes the tests and explains missed goals.",
  ],
  titles: Object.values(titles),
});

async function keep(title: string, row: Row): Promise<void> {
  say(`  ${Object.values(row).join(", ")}`);
  await results.keep(title, [row]);
}

const modelsTried = 60;
const reportsMade = 5;

/** Creates reports of checks, as long as some have a date. */
async function makeReports(url: string, checks: readonly CostlyCheck[]): Promise<CostlyMaterial["reports"]> {
  const made: CostlyMaterial["reports"][number][] = [];
  for (const check of checks) {
    const response = await fetch(`${url}/api/generate-report`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(check),
    });
    const { report } = (await response.json()) as { readonly report?: CostlyMaterial["reports"][number] };
    if (report !== undefined) made.push(report);
    if (made.length === reportsMade) break;
  }
  return made;
}

async function findRequests({ url }: MeasuredApi): Promise<ReadonlyMap<string, readonly CostlyRequest[]>> {
  say("Looking for the costliest checks of every name");
  const { rows } = await readCatalogue();
  const every = Math.ceil((rows.length / modelsTried) * oneIn);
  const models = rows.filter((_, index) => index % every === 0);
  const checks = await findCostlyChecks(
    models.map(({ model }) => model),
    oneIn,
  );
  return listCostlyRequests(await readDocument(), {
    checks,
    models,
    reports: await makeReports(url, checks),
  });
}

async function measureRequests(api: MeasuredApi): Promise<void> {
  const routes = await findRequests(api);
  results.clear(titles.costs);
  let visitors = 0;
  for (const [route, requests] of routes) {
    if (requests.some(({ stalls }) => stalls === true)) continue;
    await keep(titles.costs, toCostRow(route, await measureCosts(api, requests, visitors)));
    visitors += 2 * requests.length;
  }
}

async function sendStorms(api: MeasuredApi): Promise<void> {
  const routes = await findRequests(api);
  const idle = await measureIdle(api, seconds / 4);
  results.clear(titles.storms);
  for (const [index, storm] of listStorms(routes, seconds).entries()) {
    // Each storm has its own addresses.
    const result = await runStorm(api, storm, { idle, firstVisitor: 250 * 65_536 + 100 * index });
    await keep(titles.storms, toStormRow(storm.title, result));
  }
}

if (process.platform !== "linux")
  throw new Error("pnpm resilience reads and stops processes as Linux has them.");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

for (const fault of faults.filter(({ name }) => isChosen(name))) {
  say(fault.title);
  await withSite(async (site) => {
    await keep(titles.faults, toFaultRow(fault.title, await runFault(fault, site, rate)));
  });
}
if (isChosen("costs")) await withMeasuredApi(measureRequests);
if (isChosen("storms")) await withMeasuredApi(sendStorms);

process.stdout.write(await results.ofThisRun());
process.exit(0);
