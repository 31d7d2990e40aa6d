// Breaks the running product under traffic, and measures the costliest requests of each route:
// pnpm resilience [names…] [--rate 30] [--check]
import { parseArgs } from "node:util";
import { wholeNumber } from "@heater-age/run/programs";
import { type Row, saveTable } from "@heater-age/run/results";
import { findCostlyChecks } from "./checks.ts";
import { findCostMisses, measureCosts, toCostRow } from "./costs.ts";
import { faults, findFaultMisses, runFault, toFaultRow } from "./faults.ts";
import { type MeasuredApi, withMeasuredApi } from "./measured-api.ts";
import { listCostlyRequests } from "./requests.ts";
import { withSite } from "./site.ts";

// Progress goes to stderr, the tables to stdout.
const say = (line: string): void => console.error(line);

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: "string", default: "30" },
    // Saves no table, and fails if a goal is missed, except for a recovery that only takes long: machines differ.
    check: { type: "boolean", default: false },
  },
});
const rate = wholeNumber("--rate", values.rate);
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
  file: new URL("RESULTS.md", import.meta.url),
  introduction: [
    "# Resilience",
    "`npx -y pnpm@12 resilience` writes this page; each table shows its last run. “Load” is the load of the whole machine at the end of a table: at 2, both cores are busy, and other programs slow all of this down.",
    "For the faults, the start command runs the product, and nothing but that restarts what dies. Goals: no wrong answer, no recorded row lost, no 5xx except a clear 502 or 503 while a part is away, recovery within 5 s, at most 400 MiB for the API. Beside a storm of batches, everybody else is answered. Requests without an answer are those that a killed part had started, or that came while it was away.",
    "The costs are those of costly requests to every route: the longest and slowest results of all brands’ cases, and the largest bodies. Goals for each, whoever sends it: at most 50 ms of CPU time in one block, 1 MB of answer, and 64 kB kept.",
    "[Decision 0079](../decisions/0079-resilience-tests.md) describes the tests and explains missed goals.",
  ],
  titles: values.check ? [] : Object.values(titles),
};
const misses: string[] = [];

function show(row: Row): Row {
  say(`  ${Object.values(row).join(", ")}`);
  return row;
}

const checksTried = 5;

async function measureRequests(api: MeasuredApi): Promise<void> {
  say("Looking for the costliest checks");
  const checks = await findCostlyChecks(checksTried);
  const response = await fetch(`${api.url}/api/generate-report`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ brand: "rheem", serialNumber: "RH0504B01826" }),
  });
  const { report } = (await response.json()) as {
    readonly report: { readonly id: string; readonly deletionToken: string };
  };
  const rows: Row[] = [];
  let visitors = 0;
  for (const [route, requests] of Map.groupBy(listCostlyRequests({ checks, report }), (one) => one.route)) {
    const costs = await measureCosts(api, requests, visitors);
    misses.push(...findCostMisses(costs));
    rows.push(show(toCostRow(route, costs)));
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
    const result = await runFault(fault, site, rate);
    misses.push(...findFaultMisses(result, Number.POSITIVE_INFINITY));
    rows.push(show(toFaultRow(fault.title, result)));
  });
}
if (rows.length > 0) await saveTable(page, titles.faults, rows);
if (isChosen("costs")) await withMeasuredApi(measureRequests);
process.exit(values.check && misses.length > 0 ? 1 : 0);
