import { type Kysely, sql } from "kysely";
import { connect } from "../db/connect.ts";
import type { Database } from "../db/schema.ts";
import { readCatalogue } from "./catalogue.ts";
import { writeModels } from "./write.ts";

const name = "models";
const lock = 5_040_002;

async function storedVersion(database: Kysely<Database>): Promise<string | undefined> {
  const row = await database
    .selectFrom("data_versions")
    .select("version")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.version;
}

/**
 * Loads the bundled catalogue into the database, unless it has that version. If several instances start together, the
 * first does the work. Models imported from other sources are not changed.
 *
 * @param url Address of the migrated PostgreSQL server.
 * @returns whether it loaded anything.
 */
export async function seedModels(url: string): Promise<boolean> {
  const { version, rows } = await readCatalogue();
  const database = connect(url, "migrate");
  try {
    if ((await storedVersion(database)) === version) return false;
    return await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
      if ((await storedVersion(transaction)) === version) return false;
      await writeModels(transaction, rows);
      const patterns = sql.join(rows.map((row) => sql`(${row.brand}, ${row.model_pattern})`));
      await transaction
        .deleteFrom("models")
        .where("origin", "=", "catalogue")
        .where(sql<boolean>`(brand, model_pattern) not in (${patterns})`)
        .execute();
      await transaction
        .insertInto("data_versions")
        .values({ name, version })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet({ version, loaded_at: sql<Date>`now()` }),
        )
        .execute();
      return true;
    });
  } finally {
    await database.destroy();
  }
}
