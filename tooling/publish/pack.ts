import { cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTurbo } from "@heater-age/run/turbo";
import { type PublicPackage, descriptionIn, publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

/** A package as published to npm. */
export interface PackedPackage extends PublicPackage {
  readonly name: string;
  /** The tarball. */
  readonly archive: string;
  /** The folder with the installed package. */
  readonly home: string;
}

/** URLs in a packed package's `package.json`, if known. */
export interface Addresses {
  /** The base of the public repository's pages: "https://code.example/heater-age". */
  readonly repository?: string | undefined;
  /** The public website, used as the packages' homepage. */
  readonly site?: string | undefined;
}

/** A folder outside the workspace with the packed packages installed. */
export interface Installation {
  readonly folder: string;
  readonly packages: readonly PackedPackage[];
}

/**
 * Returns the variables that `.pnpmfile.mjs` reads while pnpm packs.
 *
 * @throws Error when the repository's URL can't have pages below it.
 *
 * @example
 * toVariables({ repository: "https://code.example/heater-age.git" }).REPOSITORY_URL;
 * //=> "https://code.example/heater-age"
 */
export function toVariables({
  repository: named = "",
  site = "",
}: Addresses): Readonly<Record<"REPOSITORY_URL" | "SITE_URL", string>> {
  const REPOSITORY_URL = named.replace(/\/$/u, "").replace(/\.git$/u, "");
  if (named !== "" && !/^https:\/\/[^/?#]+\/[^?#]+$/u.test(REPOSITORY_URL))
    throw new Error(
      `The repository is ${named}; it has to be an address like https://code.example/heater-age`,
    );
  return { REPOSITORY_URL, SITE_URL: site };
}

/** Builds every public package. Generates files first, unless other processes may be reading them. */
export const buildPackages = ({ generate }: { readonly generate: boolean }): Promise<void> =>
  runTurbo(repository, [
    "build",
    ...(generate ? [] : ["--only"]),
    ...publicPackages().map(({ description }) => `--filter=${description.name}`),
  ]);

/**
 * Packs every built public package: `heater-age-decoder.tgz`.
 *
 * @param into The target folder.
 * @returns The packages with their files.
 */
export const packPackages = (
  into: string,
  addresses: Addresses,
): Promise<readonly Omit<PackedPackage, "home">[]> =>
  Promise.all(
    publicPackages().map(async ({ folder, description }) => {
      const { name } = description;
      const archive = join(into, `${name.replace("@", "").replace("/", "-")}.tgz`);
      await runCommand("pnpm", ["pack", "--out", archive], {
        folder: join(repository, folder),
        variables: toVariables(addresses),
      });
      return { folder, description, name, archive };
    }),
  );

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
  const found = [join(home, "node_modules", name), join(nextToIt, name)].find((place) => existsSync(place));
  return found && realpathSync(found);
}
