import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { local, startApi } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { type Database, startDatabase } from "../stack/database.ts";
import { onStopAll } from "../stack/running.ts";

/** One instance of the API with its PostgreSQL, and its resource use. */
export interface MeasuredApi {
  readonly url: string;
  readonly database: Database;
  /** Returns the longest block's CPU milliseconds since the last call. */
  readonly longestBlock: () => Promise<number>;
  /** Returns the process's peak resident set size in bytes. */
  readonly peakMemory: () => number;
  /** Resolves with the reason when it ends without being stopped. */
  readonly died: Promise<string>;
  readonly stop: () => Promise<void>;
}

// Node.js's own choice in a 512 MiB container, the limit in `deploy/kubernetes/api.yaml`: 259 MiB of heap.
const heapOfContainer = "--max-old-space-size=256 --max-semi-space-size=1";
const probe = new URL("probe.ts", import.meta.url).href;
const kibibyte = 1024;

/** Starts an API as in a container. It trusts one proxy, and its rate limits are its own. */
export async function startMeasuredApi(say: (line: string) => void): Promise<MeasuredApi> {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-costs-"));
  const log = openSync(join(folder, "log"), "a");
  const socketPath = join(folder, "blocks");
  const stops: (() => Promise<void>)[] = [];
  const stop = onStopAll(async () => {
    for (const one of stops.toReversed()) await one().catch(() => {});
    closeSync(log);
    rmSync(folder, { recursive: true, force: true });
  });
  try {
    const database = await startDatabase(join(folder, "postgres"), { say, supervised: false });
    stops.push(() => database.stop());
    const port = await freePorts(1, Number(process.env["E2E_PORT"] ?? 4710));
    const service = await startApi({
      port,
      log,
      variables: {
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        TRUSTED_PROXIES: "1",
        DATABASE_URL: database.url,
        NODE_OPTIONS: `${heapOfContainer} --import=${probe}`,
        BLOCKS_SOCKET: socketPath,
      },
    });
    stops.push(() => service.stop());
    const blocks = connect(socketPath);
    blocks.on("error", () => {});
    stops.push(async () => void blocks.destroy());

    let peak = 0;
    return {
      url: local(port),
      database,
      longestBlock: () =>
        new Promise((resolve) => {
          blocks.once("data", (text) => resolve(Number(text) / 1000));
          blocks.write("?");
        }),
      peakMemory: () => {
        try {
          const status = readFileSync(`/proc/${service.id}/status`, "utf8");
          peak = Number(/VmHWM:\s+(?<kibibytes>\d+)/u.exec(status)?.groups?.["kibibytes"]) * kibibyte || peak;
        } catch {
          // The process has ended: keep the last value.
        }
        return peak;
      },
      died: service.died,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
