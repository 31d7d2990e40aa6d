import { expect, test } from "vitest";
import { readText } from "./tree.ts";

test("the lock file gets every package from the registry, by its SHA-512", () => {
  const lines = readText("pnpm-lock.yaml").split("\n");
  const resolutions = lines.filter((line) => /^\s*resolution:/u.test(line));
  expect(resolutions.length).toBeGreaterThan(300);
  expect(
    resolutions.filter((line) => !/^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/u.test(line)),
  ).toEqual([]);
  expect(lines.filter((line) => /\b(?:git|https?|ssh):/u.test(line))).toEqual([]);
});

test("the package manager takes no version that is younger than a day", () => {
  const settings = readText("pnpm-workspace.yaml");
  expect(settings).toContain("minimumReleaseAge: 1440\n");
  expect(settings).not.toContain("minimumReleaseAgeExclude");
});
