import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { presentRedis } from "./redis.ts";

function folderWith(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-redis-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "redis-server"), "");
  chmodSync(join(folder, "redis-server"), mode);
  return folder;
}

it("finds the server in the folders of PATH", () => {
  const folder = folderWith(0o755);
  expect(presentRedis({ PATH: ["/nowhere", folder].join(delimiter) })).toBe(join(folder, "redis-server"));
});

it("finds none where there is none, or none that may be run", () => {
  expect(presentRedis({ PATH: "/nowhere" })).toBeUndefined();
  expect(presentRedis({ PATH: folderWith(0o644) })).toBeUndefined();
  expect(presentRedis({})).toBeUndefined();
});
