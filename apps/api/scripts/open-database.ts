import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { connect, type Connections } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";

/** Where the start command keeps its own PostgreSQL. */
export const standardFolder = fileURLToPath(new URL("../../../.data/postgres", import.meta.url));

export interface FindOptions {
  /** The folder of the PostgreSQL that comes with the product. @default where the start command has it */
  readonly folder?: string | undefined;
  /** Whether the folder may be missing, and is then made. */
  readonly make?: boolean;
}

export interface FoundDatabase {
  readonly url: string;
  /** What it is called in messages. */
  readonly name: string;
}

/**
 * Runs work on the database of the service: that of `DATABASE_URL`, or the one that comes with the product. That is
 * started if it isn't running, and then stopped at the end.
 *
 * @throws when there is none.
 */
export async function atDatabase<Result>(
  { folder = standardFolder, make = false }: FindOptions,
  work: (database: FoundDatabase) => Promise<Result>,
): Promise<Result> {
  const url = process.env["DATABASE_URL"]?.trim();
  if (url) return work({ url, name: "the database of DATABASE_URL" });
  if (!make && !existsSync(folder))
    throw new Error("There is no database yet: set DATABASE_URL, or start the product once.");
  // Not in the Docker image, where the address is always set.
  const { openBundledDatabase } = await import("@heater-age/run/bundled-database");
  const database = await openBundledDatabase(folder);
  try {
    return await work({ url: database.url, name: `the database in ${folder}` });
  } finally {
    await database.stop();
  }
}

/**
 * Runs a command on the database of the service, migrated first.
 *
 * @throws when there is none.
 */
export const withDatabase = (work: (database: Connections) => Promise<void>): Promise<void> =>
  atDatabase({}, async ({ url }) => {
    await migrate(url);
    const database = connect(url, "migrate");
    try {
      await work(database);
    } finally {
      await database.destroy();
    }
  });
