// Brings a backup into the database: `pnpm restore <file> [--data <folder>]`.
import { openBackup, restore } from "../src/backup/restore.ts";
import { runBackupCommand } from "./backup-command.ts";
import { atDatabase } from "./open-database.ts";

await runBackupCommand("restore", async (file, folder) => {
  const backup = await openBackup(file);
  return atDatabase({ folder, make: true }, async ({ url, name }) => {
    const rows = await restore(url, backup);
    console.log(`Restored the backup of ${backup.createdAt} into ${name}:`);
    return rows;
  });
});
