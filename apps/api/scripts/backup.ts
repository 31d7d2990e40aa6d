// Writes a backup of the database: `pnpm backup <file> [--data <folder>]`.
import { backUp } from "../src/backup/back-up.ts";
import { runBackupCommand } from "./backup-command.ts";
import { findDatabase } from "./open-database.ts";

await runBackupCommand("backup", async ({ file, signal, ...place }) => {
  const { url, name, stop } = await findDatabase(place);
  try {
    const rows = await backUp(url, file, signal);
    console.log(`Saved ${name} in ${file}:`);
    return rows;
  } finally {
    await stop();
  }
});
