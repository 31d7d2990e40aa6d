import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { local, repository } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { findPostgres } from "@heater-age/run/postgres";
import { readProcess } from "@heater-age/run/processes";
import { until } from "@heater-age/run/programs";
import { startService } from "@heater-age/run/service";
import { Pool } from "pg";

const probe = new URL("probe.ts", import.meta.url).href;
const programs = { api: "src/main.ts", website: "server/main.ts" } as const;

/** The product, started by its own start command. */
export interface Site {
  readonly url: string;
  /** The API without the website. */
  readonly apiUrl: string;
  readonly database: Pool;
  /** A folder on a small disk, with the data of PostgreSQL. */
  readonly folder: string;
  /** Returns the most memory that the running API had at once, in MiB. */
  readonly readPeakMemory: () => number;
  /** Returns the CPU time of the API's longest block since the last call, in milliseconds. */
  readonly readLongestBlock: () => Promise<number>;
  /** Sends a signal to the running process of a part. */
  readonly signal: (part: "database" | keyof typeof programs, name: NodeJS.Signals) => void;
}

/**
 * Runs an action with the product on a disk of 600 MB in memory.
 *
 * @throws Error when this process may not mount one.
 */
export async function withSite(action: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-resilience-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=600m,mode=0755", "tmpfs", folder], { stdio: "ignore" });
  const remove = (): void => {
    execFileSync("umount", ["--lazy", folder], { stdio: "ignore" });
    rmSync(folder, { recursive: true });
  };
  process.once("exit", remove);
  const port = await freePorts(3, Number(process.env["E2E_PORT"] ?? 4710));
  const data = join(folder, "postgres");
  const service = await startService({
    name: "Heater Age",
    folder: repository,
    command: ["tooling/run/start.ts", "--data", data],
    url: `${local(port)}/api/brands`,
    variables: {
      PORT: String(port),
      API_PORT: String(port + 1),
      DATABASE_URL: "",
      LOG_LEVEL: "fatal",
      // The memory is that of the examples for operators.
      NODE_OPTIONS: `--max-old-space-size=320 --import=${probe}`,
      BLOCKS_PORT: String(port + 2),
      // The header that the traffic sends.
      TRUSTED_PROXIES: "1",
    },
    startLimit: 300_000,
  });
  const connectionString = findPostgres(data)?.url("heater_age");
  const database = new Pool({ connectionString }).on("error", () => {});
  const findProcess = (program: string): number => {
    const children = readFileSync(`/proc/${service.id}/task/${service.id}/children`, "utf8")
      .trim()
      .split(" ");
    return Number(children.find((id) => readProcess(Number(id))?.command.includes(program)));
  };
  try {
    await until(
      async () => (await fetch(`${local(port + 1)}/readyz`).catch(() => undefined))?.ok === true,
      60_000,
    );
    await action({
      url: local(port),
      apiUrl: local(port + 1),
      database,
      folder,
      readPeakMemory: () => {
        const status = readFileSync(`/proc/${findProcess(programs.api)}/status`, "utf8");
        return Math.round(Number(/^VmHWM:\s+(\d+)/mu.exec(status)?.[1]) / 1024);
      },
      readLongestBlock: async () => Number(await (await fetch(local(port + 2))).text()) / 1000,
      signal: (part, name) => {
        const id =
          part === "database"
            ? Number(readFileSync(join(data, "data", "postmaster.pid"), "utf8").split("\n")[0])
            : findProcess(programs[part]);
        process.kill(id, name);
      },
    });
  } finally {
    await database.end();
    await service.stop();
  }
}
