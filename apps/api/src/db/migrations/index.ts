import type { Migration, MigrationProvider } from "kysely/migration";
import * as waterHeaterChecks from "./0001_water_heater_checks.ts";

const migrations: Readonly<Record<string, Migration>> = {
  "0001_water_heater_checks": waterHeaterChecks,
};

/** The migrations in their order: a list and no folder to search, so that it is the same wherever it runs. */
export const migrationProvider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };
