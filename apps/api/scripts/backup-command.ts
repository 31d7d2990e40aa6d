import { parseArgs } from "node:util";
import type { RowCounts } from "../src/backup/file.ts";
import { fromCaller, runCommand } from "./command.ts";
import { findDatabase, type FindOptions, type FoundDatabase } from "./open-database.ts";

interface Command {
  readonly file: string;
  /** Finds the database, whose server runs until the end of the command. */
  readonly open: () => Promise<FoundDatabase>;
  readonly replace: boolean;
  /** Aborts when the command is interrupted. */
  readonly signal: AbortSignal;
}

function readArguments(usage: string) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: "string" }, replace: { type: "boolean", default: false } },
  });
  const [file, ...others] = positionals;
  const unusable = values.replace && !usage.includes("--replace");
  if (file === undefined || others.length > 0 || unusable) throw new Error(`Say which file: ${usage}`);
  const { data, replace } = values;
  return { file: fromCaller(file), replace, ...(data && { folder: fromCaller(data) }) };
}

/** Prints how many rows the tables of a backup have. */
export function tellRows(rows: RowCounts): void {
  const counts = Object.entries(rows);
  const width = Math.max(...counts.map(([name]) => name.length));
  for (const [name, count] of counts)
    if (count > 0) console.log(`  ${name.padEnd(width)}  ${count.toLocaleString("en").padStart(12)}`);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  console.log(`${all.toLocaleString("en")} rows in ${counts.length} tables`);
}

/** Runs a command with a file and the database of the service. Says in a line why it cannot be done. */
export async function runBackupCommand(
  usage: string,
  options: FindOptions,
  work: (command: Command) => Promise<void>,
): Promise<void> {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => interruption.abort());
  await runCommand(async () => {
    const { file, replace, ...place } = readArguments(usage);
    let database: FoundDatabase | undefined;
    const open = async () => (database ??= await findDatabase({ ...options, ...place }));
    try {
      await work({ file, open, replace, signal: interruption.signal });
    } catch (error) {
      if (!interruption.signal.aborted) throw error;
      throw new Error("Interrupted. Nothing was kept or changed.", { cause: error });
    } finally {
      await database?.stop();
    }
  });
}
