import { count, type Measure, median, met } from "../measure.ts";
import { ask, type Flow } from "./load.ts";
import { makeReport } from "./page-types.ts";
import { onFloor, onSite } from "./site.ts";

const ROUNDS = 5;
const SECONDS = 3;
/** How many times as many pages as the floor. */
const AIM = 3;

/** A row of the table: a page that is made when it is asked for. */
interface Served {
  readonly name: string;
  readonly url: string;
  readonly paths: readonly string[];
  /** Whether it is the same for everybody. */
  readonly shared: boolean;
}

/** Serial numbers that all read, so that no page is asked for twice in a row. */
const serials = Array.from({ length: 400 }, (_, index) => `RH0504B${String(10_000 + index)}`);

async function rowsAt(url: string, floor: string): Promise<readonly Served[]> {
  const report = await makeReport(url);
  return [
    { name: "One button, rendered: the floor", url: floor, paths: ["/"], shared: false },
    { name: "Home, from its file", url, paths: ["/"], shared: true },
    { name: "No label", url, paths: ["/no-label/", "/de/no-label/"], shared: true },
    { name: "Terms of service", url, paths: ["/terms-of-service/", "/de/terms-of-service/"], shared: true },
    {
      name: "A result, each of another number",
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
      name: "A report, asked of the API each time",
      url,
      paths: serials.map(() => `/report/${report}`),
      shared: false,
    },
  ];
}

/**
 * Pages per second by one server process, beside the floor page in turns with it, while another process asks for them.
 */
export const pages: Measure = {
  name: "pages",
  table: {
    title: "Pages per second",
    heads: ["Page", "Pages/s", "p99", "Against the floor", "Aim"],
  },
  run: ({ say }) =>
    onFloor((floor) =>
      onSite(async ({ url }) => {
        const rows = await rowsAt(url, floor.url);
        const flows = new Map<string, Flow[]>(rows.map(({ name }) => [name, []]));
        for (let round = 0; round <= ROUNDS; round += 1) {
          say(round === 0 ? "warming up" : `round ${round} of ${ROUNDS}`);
          for (const row of rows) {
            const flow = await ask(row.url, row.paths, SECONDS);
            if (round > 0) flows.get(row.name)?.push(flow);
          }
        }
        const [lowest = []] = flows.values();
        return Object.fromEntries(
          rows.map(({ name, shared }, index) => {
            const own = flows.get(name) ?? [];
            const ratio = median(
              own.map(({ perSecond }, round) => perSecond / (lowest[round]?.perSecond ?? 0)),
            );
            const aim =
              index === 0
                ? "–"
                : shared
                  ? `at least ${AIM}×: ${met(ratio >= AIM)}`
                  : `not kept: ${AIM}× ${met(ratio >= AIM)}`;
            return [
              name,
              [
                name,
                count(median(own.map(({ perSecond }) => perSecond))),
                `${count(median(own.map(({ p99 }) => p99)))} ms`,
                `${ratio.toFixed(2)}×`,
                aim,
              ],
            ];
          }),
        );
      }),
    ),
};
