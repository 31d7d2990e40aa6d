// Writes a backup of the database: `pnpm backup <file> [--data <folder>]`.
import { runBackupCommand, tellRows } from "./backup-command.ts";
import { backUp } from "../src/backup/back-up.ts";

await runBackupCommand("backup <file> [--data <folder>]", {}, async ({ file, open, signal }) => {
  const database = await open();
  const rows = await backUp(database.url, file, signal);
  console.log(`Saved ${database.name} in ${file}:`);
  tellRows(rows);
});
