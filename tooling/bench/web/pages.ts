import { type Flow, send } from "../harness/load.ts";
import { count, type Measure, median, met } from "../harness/measure.ts";
import { medianRatio, takeTurns } from "../harness/take-turns.ts";
import { makeReport } from "./page-types.ts";
import { onFloor, onSite } from "./site.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CALLERS = 16;
/** The goal, in multiples of the floor's pages per second. */
const GOAL = 3;

/** A row of the table. */
interface Served {
  readonly name: string;
  readonly url: string;
  readonly paths: readonly string[];
  /** Whether all visitors get the same page. */
  readonly shared: boolean;
}

/** Serial numbers that all decode, so no page is requested twice in a row. */
const serials = Array.from({ length: 400 }, (_, index) => `RH0504B${String(10_000 + index)}`);

/** Requests pages like browsers, each visitor from an address with its own rate limit. */
function visit({ url, paths }: Served): Promise<Flow> {
  const requests = paths.map((path, visitor) => ({
    method: "GET" as const,
    path,
    headers: {
      "accept-encoding": "gzip, br",
      "x-forwarded-for": `198.51.${visitor >> 8}.${visitor % 256}`,
    },
  }));
  return send({ url, requests, callers: CALLERS, until: { seconds: SECONDS } });
}

async function rowsAt(url: string, floor: string): Promise<readonly Served[]> {
  const report = await makeReport(url);
  return [
    { name: "One button, rendered: the floor", url: floor, paths: ["/"], shared: false },
    { name: "Home, from its file", url, paths: ["/"], shared: true },
    { name: "No label", url, paths: ["/no-label/", "/de/no-label/"], shared: true },
    { name: "Terms of service", url, paths: ["/terms-of-service/", "/de/terms-of-service/"], shared: true },
    {
      name: "A result, each with a different number",
      url,
      paths: serials.map((serial) => `/?brand=rheem&serial=${serial}`),
      shared: false,
    },
    {
      name: "No label, with an answer",
      url,
      paths: ["/no-label/?energy=gas", "/de/no-label/?energy=electric"],
      shared: false,
    },
    {
      name: "A report, requested from the API each time",
      url,
      paths: serials.map(() => `/report/${report}`),
      shared: false,
    },
  ];
}

/** Measures one server process's pages per second, in turns with the floor page. */
export const pages: Measure = {
  name: "pages",
  table: {
    title: "Pages per second",
    heads: ["Page", "Pages/s", "p99", "Vs. floor", "Goal"],
  },
  run: ({ say }) =>
    onFloor((floor) =>
      onSite(async ({ url }) => {
        const rows = await rowsAt(url, floor.url);
        const run = (row: Served) => ({ warmUp: () => visit(row), run: () => visit(row) });
        const contestants = Object.fromEntries(rows.map((row) => [row.name, run(row)] as const));
        say(`${rows.length} pages in turns, ${SECONDS} s each, ${ROUNDS} rounds`);
        const flows = await takeTurns(contestants, ROUNDS);
        const pace = (name = "") => (flows[name] ?? []).map(({ perSecond }) => perSecond);
        const cells = rows.map(({ name, shared }, index): readonly string[] => {
          const ratio = medianRatio(pace(name), pace(rows[0]?.name));
          const goal = `${shared ? `at least ${GOAL}×:` : `not cached: ${GOAL}×`} ${met(ratio >= GOAL)}`;
          return [
            name,
            count(median(pace(name))),
            `${count(median((flows[name] ?? []).map(({ p99 }) => p99)))} ms`,
            `${ratio.toFixed(2)}×`,
            index === 0 ? "–" : goal,
          ];
        });
        return Object.fromEntries(rows.map(({ name }, index) => [name, cells[index] ?? []]));
      }),
    ),
};
