// Lists imported recalls, or accepts or rejects one: `pnpm recalls:review [new|accepted|rejected]`, or `pnpm recalls:review <number> --accept|--reject --note <why>`.
import { parseArgs } from "node:util";
import { RecallImportError } from "../src/recalls/read-recalls.ts";
import { listRecalls, reviewRecall, type StoredRecall } from "../src/recalls/review-recalls.ts";
import { withDatabase } from "./open-database.ts";

const usage =
  "Say: recalls:review [new|accepted|rejected], or recalls:review <number> --accept|--reject --note <why>";

const states: readonly string[] = ["new", "accepted", "rejected"] satisfies readonly StoredRecall["state"][];
const isState = (text: string): text is StoredRecall["state"] => states.includes(text);

function show({ number, published_on: date, title, url, products, hazards, remedies, note }: StoredRecall) {
  console.log(`${number} ${date} ${title}\n  ${url}`);
  for (const { name, model, units } of products)
    console.log(`  product: ${[name, model, units].filter(Boolean).join(" | ")}`);
  for (const hazard of hazards) console.log(`  hazard: ${hazard}`);
  for (const remedy of remedies) console.log(`  remedy: ${remedy}`);
  if (note !== null) console.log(`  note: ${note}`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: "boolean" }, reject: { type: "boolean" }, note: { type: "string" } },
  });
  const [what = "new", ...rest] = positionals;
  const { accept = false, reject = false, note = "" } = values;
  const isVerdict = !isState(what);
  if (rest.length > 0 || (isVerdict ? accept === reject || note.trim() === "" : accept || reject))
    throw new RecallImportError(usage);
  await withDatabase(async (database) => {
    if (isState(what)) {
      const found = await listRecalls(database, what);
      for (const recall of found) show(recall);
      console.log(`${found.length} ${what}`);
      return;
    }
    const verdict = accept ? "accepted" : "rejected";
    await reviewRecall(database, what, { verdict, note: note.trim() });
    console.log(`${what} is ${verdict}.`);
  });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
