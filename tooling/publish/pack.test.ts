import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { packPackages, toVariables } from "./pack.ts";
import type { Description } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

const place = mkdtempSync(join(tmpdir(), "pack-test-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test.each([
  "https://code.example/heater-age",
  "https://code.example/heater-age/",
  "https://code.example/heater-age.git",
])("%s is a valid repository URL", (address) => {
  expect(toVariables({ repository: address }).REPOSITORY_URL).toBe("https://code.example/heater-age");
});

test.each([
  "heater-age",
  "http://code.example/heater-age",
  "https://code.example",
  "git@code.example:heater-age",
])("%s is not the URL of a repository with pages", (address) => {
  expect(() => toVariables({ repository: address })).toThrow(address);
});

const describedIn = async (archive: string): Promise<Description> =>
  JSON.parse(
    await runCommand("tar", ["-xzOf", archive, "package/package.json"], { folder: place }),
  ) as Description;

test("a package's homepage is the website, if its URL is configured", async () => {
  for (const { folder, archive } of await packPackages(place, { site: "https://heater-age.example/" })) {
    const { homepage, bugs, repository } = await describedIn(archive);
    expect(homepage).toBe(`https://heater-age.example/developers/${folder}/`);
    expect([bugs, repository]).toEqual([undefined, undefined]);
  }
});

test("a package has no URLs unless they are configured", async () => {
  for (const { archive } of await packPackages(place, {})) {
    const { homepage, bugs, repository } = await describedIn(archive);
    expect([homepage, bugs, repository]).toEqual([undefined, undefined, undefined]);
  }
});
