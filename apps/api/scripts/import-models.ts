// Imports a public list of models: `node apps/api/scripts/import-models.ts <file> [--date YYYY-MM-DD]`.
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { utcDay } from "../src/time/utc-day.ts";
import { type ImportReport, importModels } from "../src/models/import/import-models.ts";
import { fromCaller, runCommand } from "./command.ts";
import { withDatabase } from "./open-database.ts";

const usage = "Say which file: node apps/api/scripts/import-models.ts <file> [--date YYYY-MM-DD]";

/** Returns the refused lines of the file, grouped by reason. */
function refusals({ refused }: ImportReport): readonly string[] {
  const lines = new Map<string, number[]>();
  for (const { line, reason } of refused) lines.set(reason, [...(lines.get(reason) ?? []), line]);
  return [...lines].map(([reason, numbers]) => `  ${reason} (line ${numbers.join(", ")})`);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { date: { type: "string" } },
  });
  const [file, ...others] = positionals;
  const { date = "" } = values;
  const isDay = date === "" || (/^\d{4}-\d\d-\d\d$/u.test(date) && !Number.isNaN(Date.parse(date)));
  if (file === undefined || others.length > 0 || !isDay) throw new Error(usage);
  return { file: fromCaller(file), date };
}

async function run(): Promise<void> {
  const { file, date } = readArguments();
  const changed = await stat(file).catch(() => undefined);
  if (!changed?.isFile()) throw new Error(`There is no file ${file}.`);
  const day = date || utcDay(changed.mtime);

  await withDatabase(async (database) => {
    const report = await importModels({ database, file, date: day });
    console.log(`Imported as ${report.format}, of ${day}:`);
    console.log(
      `${report.inserted} new, ${report.updated} changed, ${report.unchanged} as they were, ${report.refused.length} refused`,
    );
    for (const line of refusals(report)) console.log(line);
  });
}

await runCommand(run);
