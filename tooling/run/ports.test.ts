import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts } from "./ports.ts";

test("finds consecutive ports after one that is in use, which is free again when its server is closed", async () => {
  const first = await freePorts(3, 43_000);
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(first + 1, "127.0.0.1", resolve));
  expect(await freePorts(3, first)).toBeGreaterThanOrEqual(first + 3);
  await new Promise((resolve) => void server.close(resolve));
  expect(await freePorts(3, first)).toBe(first);
});
