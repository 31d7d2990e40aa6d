import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTurbo } from "@heater-age/run/turbo";
import { type PublicPackage, descriptionIn, publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

/** A package as npm gets it. */
export interface PackedPackage extends PublicPackage {
  readonly name: string;
  /** The packed file. */
  readonly archive: string;
  /** The folder where it was installed from that file. */
  readonly home: string;
}

/** A folder outside the workspace where the packed packages are installed. */
export interface Installation {
  readonly folder: string;
  readonly packages: readonly PackedPackage[];
}

/**
 * Builds and packs every public package, and installs the files into a folder as a user would, without a registry.
 *
 * @param into An empty folder.
 * @throws Error with the output of the command that failed.
 */
export async function installPacked(into: string): Promise<Installation> {
  const chosen = publicPackages();
  // Without generating files, which other tests may be reading.
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
  const archives = packages.map(({ archive }) => archive);
  const others = chosen.flatMap(({ folder: source }) => thirdPartiesOf(join(repository, source)));
  await runCommand(
    "npm",
    ["install", "--offline", "--no-audit", "--no-fund", "--install-links", ...archives, ...new Set(others)],
    { folder },
  );
  return { folder, packages };
}

/** Returns the folders of the third-party packages that a package needs, and of their own dependencies. */
function thirdPartiesOf(home: string): readonly string[] {
  const { dependencies = {} } = descriptionIn(home);
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith("@heater-age/"))
    .flatMap((name) => {
      const folder = folderOf(name, home);
      return [folder, ...thirdPartiesOf(folder)];
    });
}

// The dependencies of a workspace package are in its own folder, those of an installed package next to it.
function folderOf(name: string, home: string): string {
  const nextToIt = home.replace(
    /(?<modules>[\\/]node_modules[\\/])(?!.*[\\/]node_modules[\\/]).*$/u,
    "$<modules>",
  );
  const found = [join(home, "node_modules", name), join(nextToIt, name)].find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${home} needs ${name}, which is not installed.`);
  return realpathSync(found);
}
