// Breaks the running product under traffic, and measures the costliest requests of each route:
// pnpm resilience [names…] [--check]
import { parseArgs } from "node:util";
import { saveTable } from "@heater-age/run/results";
import { findCostlyChecks } from "./checks.ts";
import { judgeCosts, measureCosts } from "./costs.ts";
import { faults, judgeFault, runFault } from "./faults.ts";
import { type Outcome, toRow } from "./outcome.ts";
import { listCostlyRequests } from "./requests.ts";
import { type Site, withSite } from "./site.ts";

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    // Saves no table, and fails if a goal is missed, except for a recovery that only takes long: machines differ.
    check: { type: "boolean", default: false },
  },
});
const maxRecovery = values.check ? Number.POSITIVE_INFINITY : 5000;
const names = [...faults.map(({ name }) => name), "costs"];
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(", no ")}. There are ${names.join(", ")}.`);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

const title = "Faults during traffic, and costly requests";
const page = {
  file: new URL("RESULTS.md", import.meta.url),
  introduction: [
    "# Resilience",
    "`npx -y pnpm@12 resilience` writes this page. The start command runs the product, and nothing but that restarts what dies. “Load” is the load of the whole machine at the end: at 2, both cores are busy, and other programs slow all of this down.",
    "Goals during faults: no wrong answer, no recorded row lost, no 5xx except a clear 502 or 503 while a part is away (“refused”), recovery within 5 s, at most 400 MiB for the API. Beside a storm of batches, everybody else is answered. “Lost” requests are those that a killed part had started, or that came while it was away.",
    "Costly requests go to every route: the longest and slowest results of all brands’ cases, and the largest bodies. Goals for each request: at most 50 ms of CPU time in one block, 1 MB of answer, and 64 kB kept.",
    "[Decision 0079](../decisions/0079-resilience-tests.md) describes the tests and explains missed goals.",
  ],
  // A table of some rows would replace that of all.
  titles: values.check || chosen.length > 0 ? [] : [title],
};

const outcomes: Outcome[] = [];

// Progress goes to stderr, the table to stdout.
function add(outcome: Outcome): void {
  outcomes.push(outcome);
  console.error(Object.values(toRow(outcome)).join(" | "));
}

const checksTried = 5;

async function measureRequests(site: Site): Promise<void> {
  const checks = await findCostlyChecks(checksTried);
  const response = await fetch(`${site.apiUrl}/api/generate-report`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ brand: "rheem", serialNumber: "RH0504B01826" }),
  });
  const { report } = (await response.json()) as {
    readonly report: { readonly id: string; readonly deletionToken: string };
  };
  let visitors = 0;
  for (const [route, requests] of Map.groupBy(listCostlyRequests({ checks, report }), (one) => one.route)) {
    add(judgeCosts(route, await measureCosts(site, requests, visitors)));
    visitors += 2 * requests.length;
  }
}

if (process.platform !== "linux")
  throw new Error("pnpm resilience reads and stops processes as Linux has them.");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

for (const fault of faults.filter(({ name }) => isChosen(name)))
  await withSite(async (site) => add(judgeFault(fault.title, await runFault(fault, site), maxRecovery)));
if (isChosen("costs")) await withSite(measureRequests);
await saveTable(page, title, outcomes.map(toRow));
process.exit(values.check && outcomes.some(({ misses }) => misses.length > 0) ? 1 : 0);
