import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts, isFree, reachable } from "./ports.ts";

test("a port is free again when its server is closed", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  expect(await isFree(port, "127.0.0.1")).toBe(false);
  await new Promise((resolve) => void server.close(resolve));
  expect(await isFree(port, "127.0.0.1")).toBe(true);
});

test("finds consecutive ports after one that is in use", async () => {
  const first = await freePorts(3, 43_000);
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(first + 1, "127.0.0.1", resolve));
  expect(await freePorts(3, first)).toBeGreaterThanOrEqual(first + 3);
  await new Promise((resolve) => void server.close(resolve));
});

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["0.0.0.0", "127.0.0.1"],
  ["::", "[::1]"],
  ["fe80::1", "[fe80::1]"],
  ["heaters.example", "heaters.example"],
])("a server on %s is reached at %s", (host, reached) => {
  expect(reachable(host)).toBe(reached);
});
