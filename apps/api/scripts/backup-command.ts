import { parseArgs } from "node:util";
import type { RowCounts } from "../src/backup/database.ts";
import { fromCaller, runCommand } from "./command.ts";

/** What a command was called with. */
export interface BackupCommand {
  readonly file: string;
  /** The folder of the PostgreSQL that comes with the product. */
  readonly folder?: string;
  /** Aborts when the command is interrupted. */
  readonly signal: AbortSignal;
}

/** Prints how many rows the tables of a backup have. */
function printRows(rows: RowCounts): void {
  const counts = Object.entries(rows);
  const width = Math.max(...counts.map(([name]) => name.length));
  for (const [name, count] of counts)
    if (count > 0) console.log(`  ${name.padEnd(width)}  ${count.toLocaleString("en").padStart(12)}`);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  console.log(`${all.toLocaleString("en")} rows in ${counts.length} tables`);
}

/** Runs `<name> <file> [--data <folder>]`, and prints the rows. Says in a line why it cannot be done. */
export async function runBackupCommand(
  name: string,
  work: (command: BackupCommand) => Promise<RowCounts>,
): Promise<void> {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => interruption.abort());
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { data: { type: "string" } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      throw new Error(`Say which file: ${name} <file> [--data <folder>]`);
    const folder = values.data && { folder: fromCaller(values.data) };
    try {
      printRows(await work({ file: fromCaller(file), ...folder, signal: interruption.signal }));
    } catch (error) {
      if (!interruption.signal.aborted) throw error;
      throw new Error("Interrupted. Nothing was kept or changed.", { cause: error });
    }
  });
}
