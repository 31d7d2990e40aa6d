// Brings a backup into the database: `pnpm restore <file> [--data <folder>]`.
import { openBackup, restore } from "../src/backup/restore.ts";
import { runBackupCommand } from "./backup-command.ts";
import { findDatabase } from "./open-database.ts";

await runBackupCommand("restore", async ({ file, signal, ...place }) => {
  const backup = await openBackup(file);
  const { url, name, stop } = await findDatabase({ ...place, make: true });
  try {
    const rows = await restore(url, backup, signal);
    console.log(`Restored the backup of ${backup.createdAt} into ${name}:`);
    return rows;
  } finally {
    await stop();
  }
});
