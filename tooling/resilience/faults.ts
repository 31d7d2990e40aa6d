import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "./outcome.ts";
import type { Site } from "./site.ts";
import { batchStorm } from "./storm.ts";
import { type Kind, startTraffic, type Traffic, type TrafficEvent } from "./traffic.ts";

/** Something that breaks during traffic. */
export interface Fault {
  /** The name on the command line. */
  readonly name: string;
  /** The name in the table. */
  readonly title: string;
  /** How often it happens. @default 1 */
  readonly turns?: number;
  /** Resolves when nothing is broken any more, except what has to be restarted. */
  readonly make: (site: Site) => unknown;
  /** Requests of the other visitors. @default all kinds */
  readonly kinds?: readonly Kind[];
  /** Whether the other visitors must get their answers even during the fault. @default false */
  readonly isHarmless?: boolean;
}

const pause = (seconds: number): Promise<void> => wait(seconds * 1000);

/** All faults, in order. */
export const faults: readonly Fault[] = [
  {
    name: "kill-database",
    title: "PostgreSQL killed with `kill -9`",
    turns: 2,
    make: (site) => site.signal("database", "SIGKILL"),
  },
  {
    name: "kill-api",
    title: "API killed with `kill -9`",
    turns: 2,
    make: (site) => site.signal("api", "SIGKILL"),
  },
  {
    name: "kill-website",
    title: "Website killed with `kill -9`",
    turns: 2,
    make: (site) => site.signal("website", "SIGKILL"),
  },
  {
    name: "restart",
    title: "API and website restarted with SIGTERM",
    turns: 2,
    make: (site) => {
      site.signal("api", "SIGTERM");
      site.signal("website", "SIGTERM");
    },
  },
  {
    name: "lock-table",
    title: "Table of checks locked for 7 s",
    make: async ({ database }) => {
      const client = await database.connect();
      await client.query("begin; lock table water_heater_checks in access exclusive mode");
      await pause(7);
      await client.query("rollback");
      client.release();
    },
  },
  {
    name: "full-disk",
    title: "PostgreSQL’s disk full for 8 s",
    make: async ({ folder, database }) => {
      const file = join(folder, "full");
      // It ends when the disk is full: what is left is less than a page of PostgreSQL.
      spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=4k"]);
      // There may be room for rows, but not for a new log segment.
      await database.query("select pg_switch_wal()").catch(() => {});
      await pause(8);
      rmSync(file);
    },
  },
  {
    name: "batches",
    title: "45 visitors with 10 files of 1 MiB each, for 10 s",
    // Other visitors' batches wait for a place, as they may.
    kinds: ["check", "report", "page"],
    isHarmless: true,
    make: ({ url }) => batchStorm(url),
  },
];

/** A span of time in which something is broken, in `performance.now()`. */
interface Outage {
  readonly began: number;
  readonly over: number;
}

/** What happened during a fault. */
export interface FaultResult {
  readonly outages: readonly Outage[];
  readonly events: readonly TrafficEvent[];
  readonly promised: number;
  /** How many of the promised rows are in the database. */
  readonly found: number;
  /** Most memory of the API at once, in MiB. */
  readonly memory: number;
}

const maxMemory = 400;

/** When an outcome of a request misses the goals. */
const outcomes = {
  right: "never",
  refused: "unexplained",
  lost: "unexplained",
  failed: "always",
  wrong: "always",
} as const satisfies Record<TrafficEvent["outcome"], string>;

const secondsBefore = 3;
const secondsAfter = 8;

/** Sends traffic, causes a fault, and looks for the rows that the answers promised. */
export async function runFault(
  { make, turns = 1, kinds = ["check", "check", "batch", "report", "page"], isHarmless = false }: Fault,
  site: Site,
): Promise<FaultResult> {
  const traffic = startTraffic(site.url, kinds);
  const outages: Outage[] = [];
  await pause(secondsBefore);
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    await make(site);
    const over = performance.now();
    outages.push({ began: isHarmless ? over : began, over });
    await pause(secondsAfter);
  }
  await traffic.stop();
  return {
    outages,
    events: traffic.events,
    memory: site.readPeakMemory(),
    ...(await findPromised(traffic, site)),
  };
}

async function findPromised(
  { recorded, reports }: Traffic,
  { database }: Site,
): Promise<Pick<FaultResult, "promised" | "found">> {
  const { rows } = await database.query<{ readonly found: number }>(
    `select ((select count(distinct serial_number) from water_heater_checks where serial_number = any($1))
      + (select count(*) from reports where id = any($2)))::integer as found`,
    [recorded, reports],
  );
  return { promised: new Set(recorded).size + reports.length, found: rows[0]?.found ?? 0 };
}

/** Returns the longest time from the end of an outage to the last error; undefined if checks weren't recorded again. */
function findRecovery({ outages, events }: FaultResult): number | undefined {
  let longest = 0;
  for (const [index, { over }] of outages.entries()) {
    const next = outages[index + 1]?.began ?? Number.POSITIVE_INFINITY;
    // What the next outage cuts off belongs to that one.
    const later = events.filter(({ ended }) => ended >= over && ended < next);
    if (!later.some(({ recorded }) => recorded === true)) return undefined;
    const bad = later.filter(({ outcome, recorded }) => outcome !== "right" || recorded === false);
    longest = Math.max(longest, ...bad.map(({ ended }) => ended - over));
  }
  return longest;
}

/**
 * Compares what happened during a fault with the goals.
 *
 * @param maxRecovery Milliseconds until the last error.
 */
export function judgeFault(title: string, result: FaultResult, maxRecovery: number): Outcome {
  const { outages, events, promised, found, memory } = result;
  const isUnexplained = ({ sent, ended }: TrafficEvent): boolean =>
    !outages.some(({ began, over }) => ended >= began && sent <= over + maxRecovery);
  const figures: string[] = [];
  const misses: string[] = [];
  for (const [outcome, isMiss] of Object.entries(outcomes)) {
    const some = events.filter((event) => event.outcome === outcome);
    const bad = some.filter(
      (event) => isMiss === "always" || (isMiss === "unexplained" && isUnexplained(event)),
    );
    if (some.length > 0) figures.push(`${some.length} ${outcome}`);
    if (bad.length > 0) misses.push(`${bad.length} ${outcome} (${bad[0]?.note})`);
  }
  const unrecorded = events.filter(({ recorded }) => recorded === false).length;
  if (unrecorded > 0) figures.push(`${unrecorded} checks not recorded`);
  figures.push(`${found} of ${promised} rows kept`);
  if (found < promised) misses.push(`${promised - found} recorded rows lost`);
  const recovery = findRecovery(result);
  if (recovery === undefined) misses.push("checks were not recorded again");
  else {
    const figure = `recovered after ${(recovery / 1000).toFixed(1)} s`;
    figures.push(figure);
    if (recovery > maxRecovery) misses.push(figure);
  }
  figures.push(`${memory} MiB`);
  if (memory > maxMemory) misses.push(`the API took ${memory} MiB`);
  return { title, requests: events.length, figures, misses };
}
