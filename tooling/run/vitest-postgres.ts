import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL that lives as long as the test run; each test file makes a database of its own there. */
    readonly postgresUrl: string;
    /** How many requests a fuzz run sends; undefined in a run of all tests. */
    readonly fuzzRequests: number | undefined;
  }
}

/** Starts one PostgreSQL for all test files of a project and provides its address as `postgresUrl`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url());
  return postgres.stop;
}
