import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import changelog from "./changelog.ts";
import { publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

const packages = publicPackages();
const changesets = JSON.parse(
  readFileSync(join(repository, ".changeset", "config.json"), "utf8"),
) as Readonly<Record<string, unknown>>;

test("a release can be tried without npm, and tells of every package", async () => {
  const folder = mkdtempSync(join(tmpdir(), "release-test-"));
  try {
    // Nothing listens there.
    writeFileSync(join(folder, ".npmrc"), "registry=http://127.0.0.1:9/\n");
    const words = await runCommand(process.execPath, ["tooling/publish/release.ts", "--dry-run"], {
      folder: repository,
      variables: {
        npm_config_userconfig: join(folder, ".npmrc"),
        npm_config_registry: "http://127.0.0.1:9/",
      },
    });
    const lines = words.split("\n");
    for (const { description } of packages) {
      expect(lines).toContain(`${description.name} could be published`);
      expect(
        lines.some((line) =>
          new RegExp(`^${description.name} (?:stays )?\\d+\\.\\d+\\.\\d+$`, "u").test(line),
        ),
      ).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);

test("every package is versioned by itself, public, and tells where it was built", () => {
  expect(changesets).toMatchObject({ access: "public", privatePackages: { version: false, tag: false } });
  expect([changesets["fixed"] ?? [], changesets["linked"] ?? []]).toEqual([[], []]);
  const settings = packages.map(({ description: { publishConfig } }) => [
    publishConfig?.["access"],
    publishConfig?.["provenance"],
  ]);
  expect(settings).toEqual(packages.map(() => ["public", true]));
  const workflow = readFileSync(join(repository, ".github", "workflows", "release.yml"), "utf8");
  expect(workflow).toContain('PNPM_CONFIG_PROVENANCE: "true"');
  expect(workflow).toContain("id-token: write");
});

test("a changelog says what is said to users", async () => {
  expect(await changelog.getReleaseLine({ summary: "Read dates.\n\nAnd models.\n" })).toBe(
    "- Read dates.\n\n  And models.",
  );
  const needed = [{ name: "@heater-age/decoder", newVersion: "1.2.0" }];
  expect(await changelog.getDependencyReleaseLine([], needed)).toBe(
    "- Needs @heater-age/decoder 1.2.0 or newer.",
  );
  expect(await changelog.getDependencyReleaseLine([], [])).toBe("");
});
