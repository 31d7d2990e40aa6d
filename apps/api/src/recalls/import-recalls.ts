import { isDeepStrictEqual } from "node:util";
import { notices } from "@heater-age/decoder/safety";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { numberKey, type Recall, readRecalls, type RefusedRecall } from "./read-recalls.ts";

/** Result of an import. */
export interface RecallReport {
  /** New ones, which wait for review. */
  readonly added: readonly Recall[];
  /** Published again with another text. They wait for review again. */
  readonly changed: readonly Recall[];
  readonly unchanged: number;
  /** Already among the product's notices. */
  readonly known: number;
  /** About other products. */
  readonly others: number;
  readonly repeated: number;
  readonly refused: readonly RefusedRecall[];
}

/** Input of an import. */
export interface RecallImport {
  readonly database: Kysely<Database>;
  /** A response of the service. */
  readonly text: string;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

const knownNumbers: ReadonlySet<string> = new Set(
  notices.flatMap(({ agency, number }) =>
    agency === "CPSC" && number !== undefined ? [numberKey(number)] : [],
  ),
);

const pathOf = (address: string): string => URL.parse(address)?.pathname.toLowerCase() ?? "";

const knownPages: ReadonlySet<string> = new Set(
  notices.flatMap(({ link }) => (link === undefined ? [] : [pathOf(link)])),
);

/** Returns whether the recall is among the product's notices. */
const isKnown = ({ number, url }: Recall): boolean => knownNumbers.has(number) || knownPages.has(pathOf(url));

const rowOf = ({ number, date, title, url, description, products, hazards, remedies }: Recall) => ({
  number,
  published_on: date,
  title,
  url,
  description,
  products: JSON.stringify(products),
  hazards: JSON.stringify(hazards),
  remedies: JSON.stringify(remedies),
});

/** Stores a recall for review, unless the same is stored. */
async function store(database: Kysely<Database>, recall: Recall): Promise<"added" | "changed" | "unchanged"> {
  const row = rowOf(recall);
  const inserted = await database
    .insertInto("recall_notices")
    .values(row)
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("number")
    .executeTakeFirst();
  if (inserted) return "added";
  const { number } = recall;
  const stored = await database
    .selectFrom("recall_notices")
    .select(["published_on as date", "title", "url", "description", "products", "hazards", "remedies"])
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (isDeepStrictEqual({ ...stored, number }, recall)) return "unchanged";
  await database
    .updateTable("recall_notices")
    .set({ ...row, state: "new", reviewed_at: null, changed_at: sql<Date>`now()` })
    .where("number", "=", number)
    .execute();
  return "changed";
}

/**
 * Imports the recalls of water heaters from a response of the public recall service, in one transaction. They wait
 * for review and are never shown to visitors, who see the notices in the decoder.
 *
 * Importing the same response twice changes nothing. A recall whose text changed waits for review again.
 *
 * @throws {RecallImportError} when the response is not a list of recalls.
 */
export async function importRecalls({ database, text, today }: RecallImport): Promise<RecallReport> {
  const { recalls, ...rest } = readRecalls(text, today);
  const unknown = recalls.filter((recall) => !isKnown(recall));
  const stored = await database.transaction().execute(async (transaction) => {
    const done = { added: [] as Recall[], changed: [] as Recall[], unchanged: 0 };
    for (const recall of unknown) {
      const what = await store(transaction, recall);
      if (what === "unchanged") done.unchanged += 1;
      else done[what].push(recall);
    }
    return done;
  });
  return { ...stored, known: recalls.length - unknown.length, ...rest };
}
