// Asks the public recall service for recalls of water heaters, for review: `pnpm recalls:import [--since YYYY-MM-DD] [--file answer.json]`.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { day } from "../src/time/durations.ts";
import { utcDay } from "../src/time/utc-day.ts";
import { fetchRecalls } from "../src/recalls/fetch-recalls.ts";
import { importRecalls } from "../src/recalls/import-recalls.ts";
import { RecallImportError } from "../src/recalls/read-recalls.ts";
import { withDatabase } from "./open-database.ts";

const usage = "Say: recalls:import [--since YYYY-MM-DD] [--file answer.json]";
const off =
  "RECALLS_URL is not set, so that no service is asked. Set it to https://www.saferproducts.gov/RestWebServices/Recall, or give a file with --file.";
const year = 366 * day;

function readArguments() {
  const { values } = parseArgs({ options: { since: { type: "string" }, file: { type: "string" } } });
  const since = values.since ?? utcDay(new Date(Date.now() - year));
  if (!/^\d{4}-\d\d-\d\d$/u.test(since) || Number.isNaN(Date.parse(since)))
    throw new RecallImportError(usage);
  return { since, file: values.file };
}

async function readAnswer(): Promise<string> {
  const { since, file } = readArguments();
  if (file !== undefined) {
    // The package manager changes the working directory and passes the original one.
    return readFile(resolve(process.env["INIT_CWD"] ?? "", file), "utf8");
  }
  const address = process.env["RECALLS_URL"]?.trim();
  if (!address) throw new RecallImportError(off);
  return fetchRecalls({ address, since });
}

try {
  const text = await readAnswer();
  await withDatabase(async (database) => {
    const report = await importRecalls({ database, text, today: utcDay(new Date()) });
    const { added, changed, unchanged, known, others, repeated, refused } = report;
    console.log(
      `${added.length} new, ${changed.length} changed, ${unchanged} as they were, ${known} known already, ${others} of other products, ${repeated} repeated, ${refused.length} refused`,
    );
    for (const { number, date, title } of [...added, ...changed]) console.log(`  ${number} ${date} ${title}`);
    for (const { record, number, reason } of refused)
      console.log(`  refused: record ${record}${number === undefined ? "" : ` (${number})`}: ${reason}`);
  });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
