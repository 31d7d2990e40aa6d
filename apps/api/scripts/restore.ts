// Brings a backup into the database: `pnpm restore <file> [--replace] [--data <folder>]`.
import { runBackupCommand, tellRows } from "./backup-command.ts";
import { isInUse } from "../src/backup/database.ts";
import { checkBackup, restore } from "../src/backup/restore.ts";

await runBackupCommand(
  "restore <file> [--replace] [--data <folder>]",
  { make: true },
  async ({ file, open, replace, signal }) => {
    const backup = await checkBackup(file, signal);
    const database = await open();
    if (await isInUse(database.url)) {
      console.log("The service is running. Restart it after this: it still answers from what it has read.");
    }
    const saved = `${file}.replaced-${new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, "")}`;
    const done = await restore(database.url, backup, { signal, ...(replace ? { replaced: saved } : {}) });
    if (done.replaced !== undefined) console.log(`Saved what was there in ${saved}.`);
    console.log(`Restored the backup of ${backup.createdAt} into ${database.name}:`);
    tellRows(done.rows);
    const last = backup.missing.at(-1);
    if (last !== undefined) console.log(`It was of an older release, and was brought up to ${last}.`);
  },
);
