import { type Kysely, sql } from "kysely";

const texts = ["line", "type", "fuel", "vent", "nox", "height", "location"] as const;
const wholeNumbers = [
  "warranty_years",
  "warranty_tank_years",
  "warranty_heat_exchanger_years",
  "warranty_heat_exchanger_hours",
  "warranty_parts_years",
  "warranty_labour_years",
] as const;
const numbers = [
  "capacity_gal",
  "rated_volume_gal",
  "first_hour_gal",
  "max_gpm",
  "input_btu_h",
  "min_input_btu_h",
  "watts",
  "volts",
  "breaker_a",
  "elements",
  "uef",
  "energy_factor",
  "thermal_efficiency_pct",
  "recovery_efficiency_pct",
  "recovery_gph_90f",
  "height_in",
  "diameter_in",
  "width_in",
  "depth_in",
  "weight_lb",
  "shipping_weight_lb",
] as const;

export async function up(database: Kysely<unknown>): Promise<void> {
  let table = database.schema
    .createTable("models")
    .addColumn("id", "integer", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("model_pattern", "text", (column) => column.notNull())
    .addColumn("model_key", "text", (column) => column.notNull());
  for (const name of texts) table = table.addColumn(name, "text");
  for (const name of numbers) table = table.addColumn(name, "double precision");
  for (const name of wholeNumbers) table = table.addColumn(name, "integer");
  await table
    .addColumn("features", sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn("confidence", "text", (column) => column.notNull())
    .addColumn("source_title", "text", (column) => column.notNull())
    .addColumn("source_url", "text")
    .addColumn("source_date", "text")
    .addColumn("imported_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint("models_once", ["origin", "brand", "model_pattern"])
    .addCheckConstraint(
      "models_origin_known",
      sql`origin in ('catalogue', 'energy-star', 'doe', 'california')`,
    )
    .addCheckConstraint("models_confidence_known", sql`confidence in ('high', 'medium', 'low')`)
    .addCheckConstraint(
      "models_key_begins_pattern",
      sql`model_key <> '' and starts_with(model_pattern, model_key)`,
    )
    .execute();
  await database.schema
    .createIndex("models_brand_model_key")
    .on("models")
    .columns(["brand", "model_key"])
    .execute();
  await database.schema
    .createTable("data_versions")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("loaded_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable("data_versions").execute();
  await database.schema.dropTable("models").execute();
}
