import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTurbo } from "@heater-age/run/turbo";
import { type PublicPackage, publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

/** A package as npm gets it. */
export interface PackedPackage extends PublicPackage {
  readonly name: string;
  /** The packed file. */
  readonly archive: string;
  /** Where it was installed from that file. */
  readonly home: string;
}

/** An empty folder outside the workspace into which the packed packages were installed. */
export interface Installation {
  readonly folder: string;
  readonly packages: readonly PackedPackage[];
}

/**
 * Builds and packs every public package, and installs the files into a folder as a stranger would, with no registry
 * to ask: what they need of each other they find in each other.
 *
 * @param into - An empty folder.
 *
 * @throws Error with the words of the command that failed.
 *
 * @example
 * const { packages } = await installPacked(mkdtempSync(join(tmpdir(), "packed-")));
 */
export async function installPacked(into: string): Promise<Installation> {
  const chosen = publicPackages();
  // Only that: what is generated is there, and other tests read it at this moment.
  await runTurbo(repository, [
    "build",
    "--only",
    ...chosen.map(({ description }) => `--filter=${description.name}`),
  ]);
  const folder = join(into, "installed");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const packages = await Promise.all(
    chosen.map(async ({ folder: source, description }) => {
      const { name } = description;
      const archive = join(into, `${name.replace("@", "").replace("/", "-")}.tgz`);
      await runCommand("pnpm", ["pack", "--out", archive], { folder: join(repository, source) });
      return { folder: source, description, name, archive, home: join(folder, "node_modules", name) };
    }),
  );
  await runCommand(
    "npm",
    ["install", "--offline", "--no-audit", "--no-fund", ...packages.map(({ archive }) => archive)],
    { folder },
  );
  return { folder, packages };
}
