import { heatersOfAllBrands } from "../harness/cases.ts";
import { send } from "../harness/load.ts";
import { count, type Measure, median, met } from "../harness/measure.ts";
import { inPlace } from "./place.ts";
import { recordedIn, shareRecorded } from "./recorded.ts";

const ROUNDS = 10;
const SECONDS = 3;
const CHECKS = 500;
const CALLERS = 2;
const goal = 20_000;

/** Measures checks per second that are sent in batches and found in the database. */
export const batch: Measure = {
  name: "batch",
  table: {
    title: "Batches of checks",
    heads: ["What", "Recorded checks/s", "Answered as recorded", "p99", "Goal"],
  },
  run: () =>
    inPlace(async ({ database, api }) => {
      const heaters = await heatersOfAllBrands();
      const checks = Array.from({ length: CHECKS }, (_, index) => heaters[index % heaters.length]);
      const { url: databaseUrl, connections } = await database("batches");
      const { url } = await api(databaseUrl);

      const paces: number[] = [];
      const slowest: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const before = await recordedIn(connections);
        const began = performance.now();
        const { p99 } = await send({
          url,
          callers: CALLERS,
          until: { seconds: SECONDS },
          requests: [{ method: "POST", path: "/api/check/batch", body: { checks } }],
        });
        const recorded = (await recordedIn(connections)) - before;
        // The first is only a warm-up.
        if (round === 0) continue;
        paces.push((recorded / (performance.now() - began)) * 1000);
        slowest.push(p99);
      }
      return {
        batch: [
          `POST /api/check/batch with ${CHECKS} checks`,
          count(median(paces)),
          await shareRecorded(url),
          `${count(median(slowest))} ms`,
          `at least ${count(goal)}: ${met(median(paces) >= goal)}`,
        ],
      };
    }),
};
