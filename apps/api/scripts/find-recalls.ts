// Lists recalls of water heaters that the decoder has no notice of: `node apps/api/scripts/find-recalls.ts [--since YYYY-MM-DD] [--file answer.json]`.
import { readFile } from "node:fs/promises";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { findRecalls, type Recall } from "../src/recalls/find-recalls.ts";
import { day } from "../src/time/durations.ts";
import { utcDay } from "../src/time/utc-day.ts";
import { fromCaller, runCommand } from "./command.ts";

const off =
  "RECALLS_URL is not set, so that no service is asked. Set it to https://www.saferproducts.gov/RestWebServices/Recall, or give a file with --file.";
const year = 366 * day;
const timeout = 120_000;

async function readResponse(): Promise<string> {
  const { values } = parseArgs({ options: { since: { type: "string" }, file: { type: "string" } } });
  if (values.file !== undefined) return readFile(fromCaller(values.file), "utf8");
  const address = process.env["RECALLS_URL"]?.trim();
  if (!address) throw new Error(off);
  const url = new URL(address);
  url.searchParams.set("format", "json");
  url.searchParams.set("RecallDateStart", values.since ?? utcDay(new Date(Date.now() - year)));
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The service answers with status ${response.status}.`);
  return response.text();
}

function describe(recall: Recall): string {
  const { RecallNumber, RecallDate, Title, URL: url, Products, Hazards, Remedies } = recall;
  const lines = [
    `${RecallNumber} ${RecallDate.slice(0, 10)} ${Title}`,
    url,
    ...Products.map(
      ({ Name, Model, NumberOfUnits }) =>
        `product: ${[Name, Model, NumberOfUnits].filter(Boolean).join(" | ")}`,
    ),
    ...Hazards.map(({ Name }) => `hazard: ${Name}`),
    ...Remedies.map(({ Name }) => `remedy: ${Name}`),
  ];
  return lines.map(stripVTControlCharacters).join("\n  ");
}

await runCommand(async () => {
  const { unknown, known, others, refused } = findRecalls(await readResponse());
  for (const recall of unknown) console.log(describe(recall));
  console.log(`${unknown.length} new, ${known} known already, ${others} of other products`);
  for (const reason of refused) console.log(`refused: ${reason}`);
});
