// Breaks the running product under traffic, and measures the costliest requests of each route:
// pnpm resilience [names…] [--rate 30] [--one-in 1]
import { parseArgs } from "node:util";
import { readCatalogue } from "@heater-age/api/src/models/catalogue";
import { readDocument } from "@heater-age/api/test/document";
import { wholeNumber } from "@heater-age/run/programs";
import { type Row, saveTable } from "@heater-age/run/results";
import { type CostlyCheck, findCostlyChecks } from "./checks.ts";
import { measureCosts, toCostRow } from "./costs.ts";
import { faults, runFault, toFaultRow } from "./faults.ts";
import { type MeasuredApi, withMeasuredApi } from "./measured-api.ts";
import { type CostlyMaterial, type CostlyRequest, listCostlyRequests } from "./requests.ts";
import { withSite } from "./site.ts";

// Progress goes to stderr, the tables to stdout.
const say = (line: string): void => console.error(line);

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: "string", default: "30" },
    "one-in": { type: "string", default: "1" },
  },
});
const rate = wholeNumber("--rate", values.rate);
const oneIn = wholeNumber("--one-in", values["one-in"]);
const names = [...faults.map(({ name }) => name), "costs"];
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(", no ")}. There are ${names.join(", ")}.`);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

const titles = {
  faults: "Faults during traffic",
  costs: "Cost of one request",
} as const;
const page = {
  folder: new URL("./", import.meta.url),
  introduction: [
    "# Resilience",
    "`npx -y pnpm@12 resilience` writes this page; each table shows its last run. “Load” is the load of the whole machine at the end of a table: at 2, both cores are busy, and other programs slow all of this down.",
    "For the faults, the start command runs the product, and nothing but that restarts what dies. Goals: no wrong answer, no recorded row lost, no 5xx except a clear 502 or 503 while a part is away, recovery within 5 s. Requests without an answer are those that a killed part had started, or that came while it was away.",
    "The costs are those of the costliest requests of every route, found among all brands’ formats and the API description. Goals for each, whoever sends it: at most 50 ms of CPU time in one block, 1 MB of answer, and 64 kB kept.",
    "[Decision 0079](../decisions/0079-resilience-tests.md) describes the tests and explains missed goals.",
  ],
  titles: Object.values(titles),
};

function show(row: Row): Row {
  say(`  ${Object.values(row).join(", ")}`);
  return row;
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
  const rows = await readCatalogue();
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
  const rows: Row[] = [];
  let visitors = 0;
  for (const [route, requests] of await findRequests(api)) {
    rows.push(show(toCostRow(route, await measureCosts(api, requests, visitors))));
    visitors += 2 * requests.length;
  }
  await saveTable(page, titles.costs, rows);
}

if (process.platform !== "linux")
  throw new Error("pnpm resilience reads and stops processes as Linux has them.");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

const rows: Row[] = [];
for (const fault of faults.filter(({ name }) => isChosen(name))) {
  say(fault.title);
  await withSite(async (site) => {
    rows.push(show(toFaultRow(fault.title, await runFault(fault, site, rate))));
  });
}
if (rows.length > 0) await saveTable(page, titles.faults, rows);
if (isChosen("costs")) await withMeasuredApi(measureRequests);
process.exit(0);
