import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { MigrationProvider } from "kysely/migration";

/** The migrations in order. Each is a file of SQL, which describes the database on the day it was written. */
const names = ["0001_initial", "0002_disambiguation"];

/** The migrations, by their names. */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          up: async (database) => {
            const statements = await readFile(new URL(`${name}.sql`, import.meta.url), "utf8");
            await sql.raw(statements).execute(database);
          },
        },
      ]),
    ),
};
