import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import changelog from "./changelog.ts";
import { publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

interface Workflow {
  readonly jobs: { readonly publish: { readonly steps: readonly { readonly run?: string }[] } };
}

interface Plan {
  readonly plan: readonly (readonly { readonly tarball: { readonly path: string } }[])[];
}

const packages = publicPackages();
const workflow = readFileSync(join(repository, ".github", "workflows", "release.yml"), "utf8");
const changesets = JSON.parse(
  readFileSync(join(repository, ".changeset", "config.json"), "utf8"),
) as Readonly<Record<string, unknown>>;

const place = mkdtempSync(join(tmpdir(), "release-test-"));
const packed = join(place, "packed");
afterAll(() => rmSync(place, { recursive: true, force: true }));

// No server listens there.
const withoutNpm = { npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" };

describe("a release", () => {
  test("can be tested without npm, and shows every package", async () => {
    const command = ["tooling/publish/release.ts", "--dry-run", "--out", packed];
    const words = await runCommand(process.execPath, command, { folder: repository, variables: withoutNpm });
    const lines = words.split("\n");
    for (const { description } of packages) {
      expect(lines).toContain(`${description.name} could be published`);
      expect(
        lines.some((line) =>
          new RegExp(`^${description.name} (?:stays )?\\d+\\.\\d+\\.\\d+$`, "u").test(line),
        ),
      ).toBe(true);
    }
  }, 180_000);

  // The release runs on Linux, where the public CI has jq.
  test.skipIf(process.platform !== "linux" || spawnSync("jq", ["--version"]).status !== 0)(
    "publishes the packed files, and only if all of them match the build",
    async () => {
      const { jobs } = parse(workflow) as Workflow;
      const command = jobs.publish.steps.at(-1)?.run ?? "";
      const publish = (folder: string): Promise<string> =>
        runCommand("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", command], {
          folder,
          variables: { ...withoutNpm, npm_config_dry_run: "true", PLAN: JSON.stringify(plan) },
        });
      const { plan } = JSON.parse(readFileSync(join(packed, "publish-plan.json"), "utf8")) as Plan;
      const published = (await publish(place)).split("\n").filter((line) => line.startsWith("+ "));
      const expected = packages.map(({ description: { name, version } }) => `+ ${name}@${version}`);
      expect(published.toSorted()).toEqual(expected.toSorted());

      const altered = join(place, "altered");
      cpSync(packed, join(altered, "packed"), { recursive: true });
      appendFileSync(join(altered, "packed", plan.flat().at(-1)?.tarball.path ?? ""), "\n");
      const refusal = await publish(altered).then(() => "published", String);
      expect(refusal).toContain("ended with 1:");
      expect(refusal).not.toContain("+ @heater-age");
    },
    60_000,
  );
});

test("every package has its own version, is public, and is published with provenance", () => {
  expect(changesets).toMatchObject({ access: "public", privatePackages: { version: false, tag: false } });
  expect([changesets["fixed"] ?? [], changesets["linked"] ?? []]).toEqual([[], []]);
  const settings = packages.map(({ description: { publishConfig } }) => [
    publishConfig?.["access"],
    publishConfig?.["provenance"],
  ]);
  expect(settings).toEqual(packages.map(() => ["public", true]));
});

test("a changelog has only what users notice", async () => {
  expect(await changelog.getReleaseLine({ summary: "Read dates.\n\nAnd models.\n" })).toBe(
    "- Read dates.\n\n  And models.",
  );
  const needed = [{ name: "@heater-age/decoder", newVersion: "1.2.0" }];
  expect(await changelog.getDependencyReleaseLine([], needed)).toBe(
    "- Needs @heater-age/decoder 1.2.0 or newer.",
  );
  expect(await changelog.getDependencyReleaseLine([], [])).toBe("");
});
