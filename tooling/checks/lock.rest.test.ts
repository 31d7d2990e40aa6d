import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { repository } from "./tree.ts";

test("no locked version is younger than a day", () => {
  const command = ["install", "--frozen-lockfile", "--lockfile-only", "--config.trustLockfile=false"];
  const { status, stdout, stderr } = spawnSync("pnpm", command, { cwd: repository, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
});
