import { type Kysely, sql } from "kysely";

// A migration describes the database on the day it was written, so it imports nothing from the application.

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("ai_answers")
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("model_key", "text", (column) => column.notNull())
    .addColumn("language_model", "text", (column) => column.notNull())
    .addColumn("answer", "jsonb")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("ai_answers_primary_key", ["brand", "model_key", "language_model"])
    .execute();
  await database.schema.createIndex("ai_answers_created_at").on("ai_answers").column("created_at").execute();
  await database.schema
    .createTable("ai_questions")
    .addColumn("day", "date", (column) => column.primaryKey())
    .addColumn("questions", "integer", (column) => column.notNull())
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("ai_questions").execute();
  await database.schema.dropTable("ai_answers").execute();
}
