import { parseArgs } from "node:util";
import type { RowCounts } from "../src/backup/database.ts";
import { fromCaller, runCommand } from "./command.ts";

/**
 * Runs `<name> <file> [--data <folder>]`, and prints the rows of each table. Says in a line why it cannot be done.
 *
 * @param work Gets the file, and the folder of the PostgreSQL that comes with the product.
 */
export const runBackupCommand = (
  name: string,
  work: (file: string, folder: string | undefined) => Promise<RowCounts>,
): Promise<void> =>
  runCommand(async () => {
    const options = { data: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      throw new Error(`Say which file: ${name} <file> [--data <folder>]`);
    console.table(await work(fromCaller(file), values.data && fromCaller(values.data)));
  });
