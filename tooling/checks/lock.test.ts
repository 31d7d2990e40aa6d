import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readText, repository } from "./tree.ts";

test("the lock file gets every package from the registry, by its SHA-512", () => {
  const lines = readText("pnpm-lock.yaml").split("\n");
  const resolutions = lines.filter((line) => /^\s*resolution:/u.test(line));
  expect(resolutions.length).toBeGreaterThan(300);
  expect(
    resolutions.filter((line) => !/^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/u.test(line)),
  ).toEqual([]);
  expect(lines.filter((line) => /\b(?:git|https?|ssh):/u.test(line))).toEqual([]);
});

test("no locked version is younger than a day", () => {
  const settings = readText("pnpm-workspace.yaml");
  expect(settings).toContain("minimumReleaseAge: 1440\n");
  expect(settings).not.toContain("minimumReleaseAgeExclude");
  const command = ["install", "--frozen-lockfile", "--lockfile-only", "--config.trustLockfile=false"];
  const { status, stdout, stderr } = spawnSync("pnpm", command, { cwd: repository, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
});
