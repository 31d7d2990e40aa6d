// Builds and packs every public package with a version that isn't on npm, beside a plan with SHA-256 hashes. With
// --dry-run it shows the next release, packs all packages, and publishes them without the upload.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findProgramFile, runProgram } from "@heater-age/run/programs";
import { buildPackages, toVariables } from "./pack.ts";
import { type PublicPackage, descriptionIn, publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

const { values: options } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    out: { type: "string", default: join(repository, ".release") },
    /** URL of the public repository. npm compares it with the package's provenance. */
    repository: { type: "string" },
  },
});
const packages = publicPackages();
const waiting = globSync(".changeset/*.md", { cwd: repository });
const changeset = findProgramFile(repository, "@changesets/cli", "changeset");
const out = resolve(options.out);
const planFile = join(out, "publish-plan.json");

mkdirSync(out, { recursive: true });
if (options["dry-run"]) {
  await showNext();
  await buildPackages({ generate: false });
  writePlan(
    packages.map(({ description: { name, version } }) => [
      { kind: "publish", name, version, access: "public", tag: "latest" },
    ]),
  );
  await pack();
  await Promise.all(packages.map(tryToPublish));
} else if (waiting.length > 0) {
  writePlan([]);
  console.log(
    `Nothing is released while changesets wait: ${waiting.length}. Run pnpm release:version, and commit what it writes.`,
  );
} else {
  if (options.repository === undefined)
    throw new Error("Packages name their repository. Pass its address: --repository https://…");
  await packReleases();
}

async function packReleases(): Promise<void> {
  await runProgram(process.execPath, [changeset, "publish-plan", "--output", planFile], {
    folder: repository,
    isShown: true,
  });
  const { plan } = JSON.parse(readFileSync(planFile, "utf8")) as { readonly plan: readonly object[] };
  if (plan.length === 0) return;
  await buildPackages({ generate: true });
  await pack();
}

async function pack(): Promise<void> {
  const command = [changeset, "pack", "--from-publish-plan", planFile, "--out-dir", out];
  const addresses = toVariables({ repository: options.repository, site: process.env["SITE_URL"] });
  const env = { ...process.env, ...addresses };
  await runProgram(process.execPath, command, { folder: repository, env, isShown: true });
}

/** Shows the next versions and their changelogs, from a copy of the repository. */
async function showNext(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "heater-age-release-"));
  try {
    const files = ["package.json", "pnpm-workspace.yaml", ".changeset/*", "tooling/publish/changelog.ts"];
    const descriptions = "{apps,packages,tooling}/*/package.json";
    for (const file of globSync([...files, descriptions, "packages/*/CHANGELOG.md"], { cwd: repository }))
      cpSync(join(repository, file), join(copy, file));
    if (waiting.length > 0) await runCommand(process.execPath, [changeset, "version"], { folder: copy });
    for (const { folder, description } of packages) {
      const next = descriptionIn(join(copy, folder)).version;
      console.log(
        next === description.version ? `${description.name} stays ${next}` : `${description.name} ${next}`,
      );
      if (next !== description.version) console.log(`${readNotes(join(copy, folder), next)}\n`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Returns a version's part of a changelog. */
function readNotes(folder: string, version: string): string {
  const file = join(folder, "CHANGELOG.md");
  const [, after = ""] = existsSync(file) ? readFileSync(file, "utf8").split(`\n## ${version}\n`) : [];
  const [notes = ""] = after.split("\n## ");
  if (notes.trim() === "") throw new Error(`${file} says nothing of ${version}.`);
  return notes.trim();
}

/** Writes a plan as `changeset publish-plan` does: groups of packages. Each only needs earlier groups. */
function writePlan(plan: readonly (readonly object[])[]): void {
  writeFileSync(planFile, JSON.stringify({ version: 1, plan }));
}

async function tryToPublish({ description: { name, version } }: PublicPackage): Promise<void> {
  const archive = `./packages/${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  // Forced, because npm refuses existing versions.
  const command = ["publish", archive, "--dry-run", "--force", "--ignore-scripts"];
  await runCommand("npm", command, { folder: out });
  console.log(`${name} could be published`);
}
