import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("recall_notices")
    .addColumn("number", "text", (column) => column.primaryKey())
    .addColumn("published_on", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("products", "jsonb", (column) => column.notNull())
    .addColumn("hazards", "jsonb", (column) => column.notNull())
    .addColumn("remedies", "jsonb", (column) => column.notNull())
    .addColumn("state", "text", (column) =>
      column
        .notNull()
        .defaultTo("new")
        .check(sql`state in ('new', 'accepted', 'rejected')`),
    )
    .addColumn("note", "text")
    .addColumn("reviewed_at", "timestamptz")
    .addColumn("seen_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("changed_at", "timestamptz")
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("recall_notices").execute();
}
