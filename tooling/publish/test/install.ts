import { cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPackages, type PackedPackage, packPackages } from "../pack.ts";
import { descriptionIn, repository } from "../public-packages.ts";
import { runCommand } from "../run-command.ts";

interface InstalledPackage extends PackedPackage {
  /** The folder with the installed package. */
  readonly home: string;
}

/** A folder outside the workspace with the packed packages installed. */
export interface Installation {
  readonly folder: string;
  readonly packages: readonly InstalledPackage[];
}

/**
 * Builds and packs every public package, and installs them into a folder as a user would, without a registry.
 *
 * @param into An empty folder.
 * @throws Error with the output of the failed command.
 */
export async function installPacked(into: string): Promise<Installation> {
  await buildPackages({ generate: false });
  const folder = join(into, "installed");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const packed = await packPackages(into, { repository: "https://code.example/heater-age" });
  const packages = packed.map((one) => ({ ...one, home: join(folder, "node_modules", one.name) }));
  const archives = packages.map(({ archive }) => archive);
  // npm doesn't fetch packages that are already there.
  for (const [name, from] of packages.flatMap((one) => listThirdParties(join(repository, one.folder))))
    cpSync(from, join(folder, "node_modules", name), { recursive: true });
  await runCommand(
    "npm",
    ["install", "--offline", "--no-audit", "--no-fund", "--install-links", ...archives],
    {
      folder,
    },
  );
  return { folder, packages };
}

/** Returns the names and folders of a package's third-party dependencies, including indirect ones. */
function listThirdParties(home: string): readonly (readonly [name: string, folder: string])[] {
  const { dependencies = {}, optionalDependencies = {} } = descriptionIn(home);
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !name.startsWith("@heater-age/"))
    .flatMap((name) => {
      const folder = findFolder(name, home);
      if (folder !== undefined) return [[name, folder] as const, ...listThirdParties(folder)];
      // Packages with files per system have only this system's files installed.
      if (Object.hasOwn(optionalDependencies, name)) return [];
      throw new Error(`${home} needs ${name}, which is not installed.`);
    });
}

// A workspace package has its dependencies in its own folder, an installed package has them next to it.
function findFolder(name: string, home: string): string | undefined {
  const nextToIt = home.replace(
    /(?<modules>[\\/]node_modules[\\/])(?!.*[\\/]node_modules[\\/]).*$/u,
    "$<modules>",
  );
  const folder = [join(home, "node_modules", name), join(nextToIt, name)].find((place) => existsSync(place));
  return folder && realpathSync(folder);
}
