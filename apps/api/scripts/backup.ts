// Writes a backup of the database: `pnpm backup <file> [--data <folder>]`.
import { backUp } from "../src/backup/back-up.ts";
import { runBackupCommand } from "./backup-command.ts";
import { atDatabase } from "./open-database.ts";

await runBackupCommand("backup", (file, folder) =>
  atDatabase({ folder }, async ({ url, name }) => {
    const rows = await backUp(url, file);
    console.log(`Saved ${name} in ${file}:`);
    return rows;
  }),
);
