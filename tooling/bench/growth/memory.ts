import { join } from "node:path";
import { type Memory, memoryOf, memoryReporting } from "@heater-age/run/memory";
import { inPlace } from "../api/place.ts";
import { heatersOfAllBrands } from "../harness/cases.ts";
import { type Request, send } from "../harness/load.ts";
import { count, type Measure, median, met } from "../harness/measure.ts";

const CALLERS = 32;
const SLICE = 15;
const WARM_UP = 30;
const mebibyte = 1024 * 1024;
const goal = 1.1;

const inMebibytes = (bytes: number): string => `${(bytes / mebibyte).toFixed(1)} MiB`;

/** Returns what visitors send: checks with and without a model, batches, advice, statistics, and brands. */
async function mixedRequests(): Promise<readonly Request[]> {
  const heaters = await heatersOfAllBrands();
  return [
    ...heaters.map((body): Request => ({ method: "POST", path: "/api/check", body })),
    ...heaters.map((heater): Request => ({
      method: "POST",
      path: "/api/check",
      body: { ...heater, modelNumber: "XE40M09EL55U1" },
    })),
    { method: "POST", path: "/api/check/batch", body: { checks: heaters } },
    { method: "POST", path: "/api/advice", body: { ...heaters[0] } },
    { method: "GET", path: "/api/stats" },
    { method: "GET", path: "/api/brands" },
  ];
}

/** Measures the API's memory under continuous load: the last third of the time against the first. */
export const memory: Measure = {
  name: "memory",
  table: {
    title: "Memory under continuous load",
    heads: ["What", "Minutes", "Requests/s", "First third", "Last third", "Last vs. first", "Goal"],
  },
  run: ({ say, minutes }) =>
    inPlace(async ({ database, api, folder }) => {
      const file = join(folder, "memory");
      const { url: databaseUrl } = await database("memory");
      const { url, service } = await api(databaseUrl, memoryReporting(file));
      const requests = await mixedRequests();
      const load = async (seconds: number): Promise<number> =>
        (await send({ url, requests, callers: CALLERS, until: { seconds } })).perSecond;

      await load(WARM_UP);
      const paces: number[] = [];
      const seen: Memory[] = [];
      for (const until = performance.now() + minutes * 60_000; performance.now() < until;) {
        paces.push(await load(SLICE));
        const now = await memoryOf(service, file);
        seen.push(now);
        say(`${inMebibytes(now.used)} used, ${inMebibytes(now.resident)} resident`);
      }

      const third = Math.ceil(seen.length / 3);
      const row = (title: string, kind: keyof Memory, judged: boolean): readonly string[] => {
        const bytes = seen.map((memoryThen) => memoryThen[kind]);
        const [first, last] = [median(bytes.slice(0, third)), median(bytes.slice(-third))];
        const ratio = last / first;
        return [
          title,
          String(minutes),
          count(median(paces)),
          inMebibytes(first),
          inMebibytes(last),
          ratio.toFixed(2),
          judged ? `at most ${goal}: ${met(ratio <= goal)}` : "–",
        ];
      };
      return {
        used: row("used after garbage collection", "used", true),
        resident: row("resident set", "resident", false),
      };
    }),
};
