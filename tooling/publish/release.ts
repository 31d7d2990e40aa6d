// Publishes every public package with a version that npm does not have, and tags it in git. With --dry-run it shows the
// next release and tries everything but the upload.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { programOf } from "@heater-age/run/programs";
import { runProgram } from "@heater-age/run/stages";
import { runTurbo } from "@heater-age/run/turbo";
import { type PublicPackage, descriptionIn, publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

const { values: options } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    /** Address of the public repository, which npm compares with the provenance of a package. */
    repository: { type: "string" },
  },
});
const packages = publicPackages();
const waiting = globSync(".changeset/*.md", { cwd: repository });

if (options["dry-run"]) {
  await showNext();
  await build();
  await Promise.all(packages.map(tryToPublish));
} else if (waiting.length > 0) {
  console.log(
    `Nothing is published while changesets wait: ${waiting.length}. Run pnpm release:version, and commit what it writes.`,
  );
} else {
  await build();
  if (options.repository !== undefined) for (const one of packages) nameRepository(one, options.repository);
  await runProgram([programOf(repository, "@changesets/cli", "changeset"), "publish"], {
    folder: repository,
  });
}

function build(): Promise<void> {
  return runTurbo(repository, [
    "build",
    // Only a release generates files again.
    ...(options["dry-run"] ? ["--only"] : []),
    ...packages.map(({ description }) => `--filter=${description.name}`),
  ]);
}

/** Shows the next versions and their changelogs, which it makes in a copy. */
async function showNext(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "heater-age-release-"));
  try {
    const files = ["package.json", "pnpm-workspace.yaml", ".changeset/*", "tooling/publish/changelog.ts"];
    const descriptions = "{apps,packages,tooling}/*/package.json";
    for (const file of globSync([...files, descriptions, "packages/*/CHANGELOG.md"], { cwd: repository }))
      cpSync(join(repository, file), join(copy, file));
    const command = [programOf(repository, "@changesets/cli", "changeset"), "version"];
    if (waiting.length > 0) await runCommand(process.execPath, command, { folder: copy });
    for (const { folder, description } of packages) {
      const next = descriptionIn(join(copy, folder)).version;
      console.log(
        next === description.version ? `${description.name} stays ${next}` : `${description.name} ${next}`,
      );
      if (next !== description.version) console.log(`${notesOf(join(copy, folder), next)}\n`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Returns the part of a changelog about a version. */
function notesOf(folder: string, version: string): string {
  const file = join(folder, "CHANGELOG.md");
  const [, after = ""] = existsSync(file) ? readFileSync(file, "utf8").split(`\n## ${version}\n`) : [];
  const [notes = ""] = after.split("\n## ");
  if (notes.trim() === "") throw new Error(`${file} says nothing of ${version}.`);
  return notes.trim();
}

async function tryToPublish({ folder, description }: PublicPackage): Promise<void> {
  await runCommand("pnpm", ["publish", "--dry-run", "--no-git-checks"], { folder: join(repository, folder) });
  console.log(`${description.name} could be published`);
}

function nameRepository({ folder, description }: PublicPackage, url: string): void {
  const named = { ...description, repository: { type: "git", url: `git+${url}.git`, directory: folder } };
  writeFileSync(join(repository, folder, "package.json"), `${JSON.stringify(named, undefined, 2)}\n`);
}
