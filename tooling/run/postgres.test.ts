import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";

test("a server without a folder answers", async () => {
  const postgres = await startPostgres();
  expect(postgres.found).toBe(false);
  await postgres.stop();
});
