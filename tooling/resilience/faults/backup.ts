import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "@heater-age/run/apps";
import { runQuietly } from "@heater-age/run/programs";
import type { Fault } from "./fault.ts";

const rows = 200_000;
const turns = 2;

let folder: string | undefined;

/** Runs a command as an operator does. */
async function run(name: "backup" | "restore", file: string, url: string): Promise<void> {
  const program = join(repository, "apps", "api", "scripts", `${name}.ts`);
  const env = { ...process.env, DATABASE_URL: url };
  await runQuietly(process.execPath, [program, file], { folder: repository, env });
}

/** The database is backed up, and each backup restored into a fresh database, during traffic. */
export const backUpInTraffic: Fault = {
  name: "backup",
  title: "Backup, and restore into a fresh database, during traffic",
  mayRefuse: false,
  make: async ({ stack: { database }, during, promised, judge }) => {
    folder = mkdtempSync(join(tmpdir(), "heater-age-backup-"));
    // Makes a backup take longer than a request.
    await database.ask(
      `insert into water_heater_checks (brand, serial_number)
       select 'rheem', 'filler' || number from generate_series(1, ${rows}) as number`,
    );
    for (let turn = 1; turn <= turns; turn += 1) {
      const file = join(folder, `backup-${turn}`);
      await during(async () => {
        const before = promised();
        await run("backup", file, database.url);
        const { url, ask } = await database.another(`restored_${turn}`);
        await run("restore", file, url);
        judge({ ask, promised: before });
      }, 6);
    }
  },
  clear: () => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  },
};
