import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { local, startApiWithPostgres } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import type { Row } from "@heater-age/run/results";
import { listPrograms } from "@heater-age/run/system-programs";
import autocannon, { type Request } from "autocannon";
import { readHeaters } from "./heaters.ts";
import { judgeAtLeast, judgeAtMost, type Measure, toCount } from "./measure.ts";

const seconds = 20;
const checksInBatch = 500;

/** Limits too high to refuse a request. */
const unlimited = {
  CHECKS_PER_MINUTE: "1000000",
  BATCHES_PER_MINUTE: "1000000",
  BATCH_CHECKS_PER_MINUTE: "100000000",
  RECORDS_PER_DAY: "100000000",
};

/** Where a request goes, and how many of its checks are measured at once. */
interface Load {
  readonly requests: Request[];
  readonly connections: number;
  readonly checks: number;
}

/** What a load achieved. */
interface Pace {
  readonly perSecond: number;
  /** The 99th percentile in milliseconds. */
  readonly p99: number;
  /** Share of the checks that were answered as recorded. */
  readonly recorded: number;
}

/**
 * Moves this process and all that it starts to all cores but the first, and returns the program that keeps a server on
 * the first. With one core, or without `taskset`, they share all.
 */
function shareCores(): readonly string[] {
  const [program] = listPrograms("taskset");
  const [, last = "0"] =
    /^Cpus_allowed_list:\s*0-(\d+)$/mu.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  if (program === undefined || last === "0") return [];
  execFileSync(program, ["-apc", `1-${last}`, String(process.pid)], { stdio: "ignore" });
  return [program, "-c", "0"];
}

/** Sends a load to an API with its own PostgreSQL, whose commits wait for the disk. */
async function measure({ requests, connections, checks }: Load): Promise<Pace> {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-bench-"));
  const under = shareCores();
  const port = await freePorts(1, 4810);
  const url = local(port);
  const variables = {
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    ...unlimited,
  };
  const api = await startApiWithPostgres({ port, under, variables }, { folder: join(folder, "postgres") });
  try {
    await autocannon({ url, requests, connections, duration: seconds / 4 });
    const {
      requests: done,
      latency,
      errors,
      non2xx,
    } = await autocannon({
      url,
      requests,
      connections,
      duration: seconds,
    });
    if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests failed: refusals would look fast`);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const sum = (name: string): number =>
      [...metrics.matchAll(new RegExp(`^heater_age_${name}_total\\S* (\\d+)`, "gmu"))].reduce(
        (total, [, number]) => total + Number(number),
        0,
      );
    return {
      perSecond: (done.total * checks) / seconds,
      p99: latency.p99,
      recorded: 1 - sum("unrecorded_checks") / sum("checks"),
    };
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const toPost = (path: string, body: object): Request => ({
  method: "POST",
  path,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const toRow = (title: string, { perSecond, p99, recorded }: Pace, goal: string): Row => ({
  What: title,
  "Checks/s": toCount(perSecond),
  p99: `${toCount(p99)} ms`,
  "Answered as recorded": `${(recorded * 100).toFixed(1)} %`,
  Goal: goal,
});

/** Measures checks per second that one service on one core answers and records. */
export const api: Measure = {
  name: "api",
  title: "Checks answered and recorded by one service on one core",
  skipped: () => (process.platform === "linux" ? undefined : "it reads the cores as Linux has them"),
  async run({ say }) {
    const heaters = await readHeaters();
    say("one check per request");
    const single = await measure({
      requests: heaters.slice(0, 500).map((heater) => toPost("/api/check", heater)),
      connections: 64,
      checks: 1,
    });
    say("batches");
    const checks = Array.from({ length: checksInBatch }, (_, index) => heaters[index % heaters.length]);
    const batches = await measure({
      requests: [toPost("/api/check/batch", { checks })],
      // A visitor has one batch in progress.
      connections: 1,
      checks: checksInBatch,
    });
    const goal = [judgeAtLeast(single.perSecond, 4000), judgeAtMost(single.p99, 80, " ms")].join("; ");
    return [
      toRow("one per request", single, goal),
      toRow(`in batches of ${checksInBatch}`, batches, judgeAtLeast(batches.perSecond, 20_000)),
    ];
  },
};
