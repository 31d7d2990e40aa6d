import type { Connections } from "@heater-age/api/src/db/connect";
import { deleteDue } from "@heater-age/api/src/db/retention";
import { inPlace, type Place } from "../api/place.ts";
import { heatersOfAllBrands } from "../harness/cases.ts";
import { type Request, send } from "../harness/load.ts";
import { count, type Measure, type MeasureOptions, median, met } from "../harness/measure.ts";
import { medianRatio, takeTurns } from "../harness/take-turns.ts";
import { makeOldRows, makeRows } from "./rows.ts";

const ROUNDS = 11;
const REQUESTS = 1000;
const CALLERS = 8;
const FEWER = 20;
const goal = 1.2;
const deleted = 1000;
const gigabyte = 1e9;

/** A service with a table of some size. */
interface Size {
  readonly rows: number;
  readonly url: string;
  readonly connections: Connections;
  readonly seconds: number;
  readonly size: number;
}

async function makeSizes(
  { database, api }: Place,
  { say, rows: most }: MeasureOptions,
): Promise<readonly Size[]> {
  const sizes: Size[] = [];
  for (const rows of [0, Math.floor(most / FEWER), most]) {
    const { url, connections } = await database(`rows_${sizes.length}`);
    say(`Making ${count(rows)} rows`);
    const made = rows === 0 ? { seconds: 0, size: 0 } : await makeRows(connections, rows);
    sizes.push({ rows, connections, ...made, url: (await api(url)).url });
  }
  return sizes;
}

/** Something whose cost is compared, in milliseconds or in proportion to them. */
interface Task {
  readonly title: string;
  readonly cost: (size: Size) => Promise<number>;
}

const requestsTo =
  (requestsOf: (size: Size) => readonly Request[]): Task["cost"] =>
  async (size) => {
    const { perSecond } = await send({
      url: size.url,
      callers: CALLERS,
      until: { requests: REQUESTS },
      requests: requestsOf(size),
    });
    return 1000 / perSecond;
  };

/** Starts a run of the job that deletes old checks. */
function deletionIn(connections: Connections): () => Promise<number> {
  const oldChecks = { table: "water_heater_checks", since: "checked_at", days: 400 } as const;
  return () => deleteDue(connections, oldChecks, deleted);
}

async function timeDeletion(deleteNext: () => Promise<number>, expected: number): Promise<number> {
  const began = performance.now();
  const gone = await deleteNext();
  if (gone !== expected) throw new Error(`${gone} rows were deleted, not ${expected}`);
  return performance.now() - began;
}

async function tasksFor(sizes: readonly Size[]): Promise<readonly Task[]> {
  const heaters = await heatersOfAllBrands();
  const [first] = heaters;
  const reports = new Map<Size, string>();
  const runs = new Map(sizes.map((size) => [size, deletionIn(size.connections)]));
  for (const size of sizes) {
    const answer = await fetch(`${size.url}/api/generate-report`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(first),
    });
    const { report } = (await answer.json()) as { readonly report: { readonly id: string } };
    reports.set(size, `/api/reports/${report.id}`);
  }
  const posts = (path: string): readonly Request[] => heaters.map((body) => ({ method: "POST", path, body }));
  return [
    { title: "POST /api/check", cost: requestsTo(() => posts("/api/check")) },
    { title: "GET /api/stats", cost: requestsTo(() => [{ method: "GET", path: "/api/stats" }]) },
    { title: "POST /api/generate-report", cost: requestsTo(() => posts("/api/generate-report")) },
    {
      title: "GET /api/reports/{id}",
      cost: requestsTo((size) => [{ method: "GET", path: reports.get(size) ?? "" }]),
    },
    {
      title: `Retention: deleting ${count(deleted)} old rows`,
      cost: async (size) => {
        await makeOldRows(size.connections, deleted);
        return timeDeletion(runs.get(size) ?? deletionIn(size.connections), deleted);
      },
    },
    {
      title: "Retention: nothing to delete",
      cost: ({ connections }) => timeDeletion(deletionIn(connections), 0),
    },
  ];
}

async function rowOf({ title, cost }: Task, sizes: readonly Size[]): Promise<readonly string[]> {
  const run = (size: Size) => ({ warmUp: () => cost(size), run: () => cost(size) });
  const contestants = Object.fromEntries(sizes.map((size, index) => [index, run(size)] as const));
  const [empty = [], middle = [], full = []] = Object.values(await takeTurns(contestants, ROUNDS));
  const ratios = [medianRatio(middle, empty), medianRatio(full, empty)];
  return [
    title,
    ...[empty, middle, full].map((costs) => `${median(costs).toFixed(2)} ms`),
    ...ratios.map((ratio) => ratio.toFixed(2)),
    `at most ${goal}: ${met(ratios.every((ratio) => ratio <= goal))}`,
  ];
}

/** Measures the cost of requests and retention with few and many checks in the table, in turns. */
export const growth: Measure = {
  name: "growth",
  table: {
    title: "Growth",
    heads: ["Cost of one", "Empty table", "Some rows", "Many rows", "Some vs. none", "Many vs. none", "Goal"],
  },
  run: (options) =>
    inPlace(async (place) => {
      const sizes = await makeSizes(place, options);
      const tasks = await tasksFor(sizes);
      const about = (title: string, cell: (size: Size) => string) => [
        title,
        ...sizes.map(cell),
        "–",
        "–",
        "–",
      ];
      const rows: Record<string, readonly string[]> = {
        rows: about("Rows", (size) => count(size.rows)),
        size: about("Table with its indexes", ({ size }) => `${(size / gigabyte).toFixed(1)} GB`),
        seconds: about("Time to create them", ({ seconds }) => `${count(seconds)} s`),
      };
      for (const task of tasks) {
        options.say(task.title);
        rows[task.title] = await rowOf(task, sizes);
      }
      return rows;
    }),
};
