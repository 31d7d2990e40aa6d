import type { TestProject } from "vitest/node";
import { startPostgres } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL for the test run. Each test file makes its own database there. */
    readonly postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all test files of a project. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url());
  return postgres.stop;
}
