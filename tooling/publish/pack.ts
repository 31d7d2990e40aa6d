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
  const archives = packages.map(({ archive }) => archive);
  const others = chosen.flatMap(({ folder: source }) => strangersOf(join(repository, source)));
  await runCommand(
    "npm",
    ["install", "--offline", "--no-audit", "--no-fund", "--install-links", ...archives, ...new Set(others)],
    { folder },
  );
  return { folder, packages };
}

/** The folders of what a package needs of others than us, and of what those need. */
function strangersOf(home: string): readonly string[] {
  const { dependencies = {} } = descriptionIn(home);
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith("@heater-age/"))
    .flatMap((name) => {
      const folder = folderOf(name, home);
      return [folder, ...strangersOf(folder)];
    });
}

// A package has what it needs below itself; one that was installed, beside itself.
function folderOf(name: string, home: string): string {
  const places = [
    join(home, "node_modules", name),
    join(
      home
        .split(/[\\/]node_modules[\\/]/u)
        .slice(0, -1)
        .join("/node_modules/"),
      "node_modules",
      name,
    ),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${home} needs ${name}, which is not installed.`);
  return realpathSync(found);
}
