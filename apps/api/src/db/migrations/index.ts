import type { MigrationProvider } from "kysely/migration";
import * as initial from "./0001_initial.ts";

/** The migrations in order. A list instead of a folder search, so that it is the same in every environment. */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ "0001_initial": initial }),
};
