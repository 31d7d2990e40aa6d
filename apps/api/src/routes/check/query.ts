import type { Insertable, Kysely } from "kysely";
import type { Database, WaterHeaterCheckTable } from "../../db/schema.ts";

/** Records a check. */
export async function insertCheck(
  database: Kysely<Database>,
  row: Insertable<WaterHeaterCheckTable>,
): Promise<void> {
  await database.insertInto("water_heater_checks").values(row).execute();
}
