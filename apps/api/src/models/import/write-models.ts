import { type Kysely, sql } from "kysely";
import type { Database, ModelTable } from "../../db/schema.ts";
import type { ImportedRow } from "../lists.ts";

/** Number of rows that a write changed. */
export interface Written {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

const storedColumns = [
  "model",
  "model_key",
  "facts",
  "confidence",
  "source_title",
  "source_url",
  "source_date",
] as const satisfies readonly (keyof ModelTable)[];

/**
 * Writes models: new ones are added, changed ones replaced, and equal ones keep their time of import.
 *
 * @param rows Unique by origin, brand and pattern. At most a few thousand, because they are written in one statement.
 *
 * @example
 * await writeModels(database, rows); //=> { inserted: 271, updated: 0, unchanged: 0 }
 */
export async function writeModels(
  database: Kysely<Database>,
  rows: readonly ImportedRow[],
): Promise<Written> {
  if (rows.length === 0) return { inserted: 0, updated: 0, unchanged: 0 };
  const columns = sql.join(storedColumns.map((name) => sql`models.${sql.ref(name)}`));
  const given = sql.join(storedColumns.map((name) => sql`excluded.${sql.ref(name)}`));
  const written = await database
    .insertInto("models")
    .values(rows.map((row) => ({ ...row, facts: JSON.stringify(row.facts) })))
    .onConflict((conflict) =>
      conflict
        .columns(["origin", "brand", "model_pattern"])
        .doUpdateSet((row) => ({
          ...Object.fromEntries(storedColumns.map((name) => [name, row.ref(`excluded.${name}`)])),
          imported_at: sql<Date>`now()`,
        }))
        .where(sql<boolean>`(${columns}) is distinct from (${given})`),
    )
    // Only updated rows have a lock.
    .returning(sql<boolean>`xmax = 0`.as("inserted"))
    .execute();
  const inserted = written.filter((row) => row.inserted).length;
  return { inserted, updated: written.length - inserted, unchanged: rows.length - written.length };
}
