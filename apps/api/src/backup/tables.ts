import type { ClientBase } from "pg";
import { migrationProvider } from "../db/migrations/index.ts";
import { retention } from "../db/retention.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupTable } from "./format.ts";

// Kysely records the migrations here. Not part of a backup, whose head lists them.
const migrationTable = "kysely_migration";

// Includes those of older releases, because migrations never remove tables.
const names: readonly string[] = Object.keys(retention);
const own: readonly string[] = [...names, migrationTable, "kysely_migration_lock"];

interface Row extends BackupTable {
  readonly references: readonly string[];
}

/** Returns the service's tables in a database, as one list for a statement; undefined without any. */
export async function presentTables(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where to_regclass(quote_ident(name)) is not null",
    [own],
  );
  return rows.length === 0 ? undefined : rows.map(({ name }) => client.escapeIdentifier(name)).join(", ");
}

/** Returns the names of the completed migrations, in order; none in an empty database. */
export async function migrationsDone(client: ClientBase): Promise<readonly string[]> {
  const exists = await client.query("select from pg_class where oid = to_regclass($1)", [migrationTable]);
  if (exists.rowCount === 0) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${migrationTable} order by name`);
  return rows.map(({ name }) => name);
}

/**
 * Throws unless this release knows all migrations.
 *
 * @param subject Their owner, as the start of a sentence.
 * @returns the missing migrations, in order.
 * @throws {BackupError} for an unknown migration.
 */
export async function missingMigrations(
  done: readonly string[],
  subject: string,
): Promise<readonly string[]> {
  const known = Object.keys(await migrationProvider.getMigrations()).toSorted();
  const [first] = done;
  if (first !== undefined && first !== known[0])
    throw new BackupError(`${subject} is of an earlier development version, whose rows can't be taken over.`);
  const unknown = done.find((name, index) => known[index] !== name);
  if (unknown !== undefined)
    throw new BackupError(`${subject} is of a newer release, with ${unknown}. Use that release.`);
  return known.slice(done.length);
}

/** Returns the tables with their columns. Referenced tables come first. */
export async function tablesToCopy(client: ClientBase): Promise<readonly BackupTable[]> {
  const { rows } = await client.query<Row>(
    `select name,
       array(
         select attname::text from pg_attribute
         where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum
       ) as columns,
       array(
         select other.relname::text from pg_constraint join pg_class as other on other.oid = confrelid
         where conrelid = class.oid and contype = 'f' and confrelid <> conrelid
       ) as references
     from unnest($1::text[]) with ordinality as names (name, place)
     join pg_class as class on class.oid = to_regclass(quote_ident(name))
     order by place`,
    [names],
  );
  const placed: Row[] = [];
  while (placed.length < rows.length) {
    const next = rows.filter(
      (row) =>
        !placed.includes(row) && row.references.every((name) => placed.some((other) => other.name === name)),
    );
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    placed.push(...next);
  }
  return placed.map(({ name, columns }) => ({ name, columns }));
}

/** Returns a table as a target of COPY: "reports" (id, brand). */
export function copyTarget(client: ClientBase, { name, columns }: BackupTable): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;
}

/** Returns the number of rows in a database, except those that come with the product. */
export async function rowsToKeep(client: ClientBase): Promise<number> {
  const counts = (await tablesToCopy(client))
    .filter(({ name }) => name !== "data_versions")
    .map(
      ({ name }) =>
        `(select count(*) from ${client.escapeIdentifier(name)}${name === "models" ? " where origin <> 'catalogue'" : ""})`,
    );
  if (counts.length === 0) return 0;
  const { rows } = await client.query<{ count: string }>(`select ${counts.join(" + ")} as count`);
  return Number(rows[0]?.count);
}
