import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import type { Fault } from "./fault.ts";

const down = 4;

/** The server is stopped and started. */
export const stopPostgres: Fault = {
  name: "stop-postgres",
  title: "PostgreSQL stopped and started",
  mayRefuse: true,
  make: async ({ stack: { database }, during, seconds }) => {
    for (let turn = 0; turn < 2; turn += 1) {
      await during(async () => {
        await database.stop();
        await seconds(down);
        await database.start();
      }, 6);
    }
  },
};

/** All server processes are killed, and it recovers from its log. */
export const killPostgres: Fault = {
  name: "kill-postgres",
  title: "PostgreSQL killed with `kill -9` and started",
  mayRefuse: true,
  make: async ({ stack: { database }, during, seconds }) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await during(async () => {
        database.kill();
        await seconds(1);
        await database.start();
      }, 6);
    }
  },
};

/** All server processes are killed, and only the start command's supervisor restarts it. */
export const superviseDatabase: Fault = {
  name: "database-supervision",
  title: "PostgreSQL killed with `kill -9` and restarted by its supervisor",
  mayRefuse: true,
  options: { supervised: true },
  make: async ({ stack: { database }, during }) => {
    for (let turn = 0; turn < 3; turn += 1) await during(() => database.kill(), 8);
  },
};

/** The server is paused with its connections open. */
export const pausePostgres: Fault = {
  name: "pause-postgres",
  title: "PostgreSQL paused (`SIGSTOP`)",
  mayRefuse: true,
  make: async ({ stack: { database }, during, seconds }) => {
    for (const pause of [1, 8]) {
      await during(async () => {
        database.pause();
        await seconds(pause);
        database.resume();
      }, 6);
    }
  },
};

/** Other clients take all connections of the server. */
export const takeConnections: Fault = {
  name: "take-connections",
  title: "All PostgreSQL connections taken by others",
  mayRefuse: true,
  make: async ({ stack: { database }, during, seconds }) => {
    const taken: Client[] = [];
    const takeAll = async (): Promise<void> => {
      for (;;) {
        const client = await database.connect().catch(() => undefined);
        if (client === undefined) return;
        taken.push(client);
      }
    };
    const ends =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'heater-age-api'";
    await during(async () => {
      for (const until = performance.now() + 10_000; performance.now() < until;) {
        await takeAll();
        // Ends the services' connections, so they have none.
        await taken[0]?.query(ends);
        await takeAll();
        await seconds(0.2);
      }
      await Promise.all(taken.map((client) => client.end()));
    });
  },
};

let disk: string | undefined;

function mount(): string {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=260m,mode=0755", "tmpfs", folder], { stdio: "ignore" });
  return folder;
}

function unmount(): void {
  if (disk === undefined) return;
  execFileSync("umount", ["--lazy", disk], { stdio: "ignore" });
  rmSync(disk, { recursive: true, force: true });
  disk = undefined;
}

const block = Buffer.alloc(64 * 1024);

function fill(file: string): void {
  const open = openSync(file, "w");
  try {
    for (;;) writeSync(open, block);
  } catch {
    // The disk is full.
  } finally {
    closeSync(open);
  }
}

/** The server's disk is full for a while. */
export const fillDisk: Fault = {
  name: "fill-disk",
  title: "PostgreSQL’s disk full",
  mayRefuse: true,
  skipped: () => {
    try {
      disk ??= mount();
      return undefined;
    } catch {
      return "no tmpfs may be mounted here";
    }
  },
  options: {
    get databaseFolder() {
      return join(disk ?? tmpdir(), "postgres");
    },
  },
  make: async ({ stack: { database }, during, seconds }) => {
    const file = join(disk ?? tmpdir(), "full");
    await during(async () => {
      fill(file);
      // There may be room for rows, but not for a new log segment.
      await database.ask("select pg_switch_wal()").catch(() => {});
      await seconds(8);
      rmSync(file);
      // A service manager would restart an ended server.
      await database.ask("select 1").catch(() => database.start());
    });
  },
  clear: unmount,
};
