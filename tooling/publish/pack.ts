import { cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTurbo } from "@heater-age/run/turbo";
import { type PublicPackage, descriptionIn, publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

/** A package as npm gets it. */
export interface PackedPackage extends PublicPackage {
  readonly name: string;
  /** The packed file. */
  readonly archive: string;
  /** The folder it was installed into. */
  readonly home: string;
}

/** Addresses in a packed package's `package.json`, if known. */
export interface Addresses {
  /** The start of the public repository's pages: "https://code.example/heater-age". */
  readonly repository?: string | undefined;
  /** The public website, which becomes the packages' home page. */
  readonly site?: string | undefined;
}

/** A folder outside the workspace with the packed packages installed. */
export interface Installation {
  readonly folder: string;
  readonly packages: readonly PackedPackage[];
}

/**
 * The variables that `.pnpmfile.mjs` reads while pnpm packs.
 *
 * @throws Error when the repository's URL can't have pages below it.
 *
 * @example
 * variablesOf({ repository: "https://code.example/heater-age.git" }).REPOSITORY_URL;
 * //=> "https://code.example/heater-age"
 */
export function variablesOf({
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

/** Builds every public package. First generates files, unless others may be reading them. */
export const buildPackages = ({ generate }: { readonly generate: boolean }): Promise<void> =>
  runTurbo(repository, [
    "build",
    ...(generate ? [] : ["--only"]),
    ...publicPackages().map(({ description }) => `--filter=${description.name}`),
  ]);

/**
 * Packs every public package as built: `heater-age-decoder.tgz`.
 *
 * @param into A folder.
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
        variables: variablesOf(addresses),
      });
      return { folder, description, name, archive };
    }),
  );

/**
 * Builds and packs every public package, and installs the files into a folder as a user would, without a registry.
 *
 * @param into An empty folder.
 * @throws Error with the output of the command that failed.
 */
export async function installPacked(into: string): Promise<Installation> {
  await buildPackages({ generate: false });
  const folder = join(into, "installed");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const packed = await packPackages(into, { repository: "https://code.example/heater-age" });
  const packages = packed.map((one) => ({ ...one, home: join(folder, "node_modules", one.name) }));
  const archives = packages.map(({ archive }) => archive);
  // npm doesn't fetch what it finds there.
  for (const [name, from] of packages.flatMap((one) => thirdPartiesOf(join(repository, one.folder))))
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

/** Returns the names and folders of the third-party packages that a package needs, and of their own dependencies. */
function thirdPartiesOf(home: string): readonly (readonly [name: string, folder: string])[] {
  const { dependencies = {}, optionalDependencies = {} } = descriptionIn(home);
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !name.startsWith("@heater-age/"))
    .flatMap((name) => {
      const folder = folderOf(name, home);
      if (folder !== undefined) return [[name, folder] as const, ...thirdPartiesOf(folder)];
      // Programs with files per system have only this system's files installed.
      if (Object.hasOwn(optionalDependencies, name)) return [];
      throw new Error(`${home} needs ${name}, which is not installed.`);
    });
}

// The dependencies of a workspace package are in its own folder, those of an installed package next to it.
function folderOf(name: string, home: string): string | undefined {
  const nextToIt = home.replace(
    /(?<modules>[\\/]node_modules[\\/])(?!.*[\\/]node_modules[\\/]).*$/u,
    "$<modules>",
  );
  const found = [join(home, "node_modules", name), join(nextToIt, name)].find((place) => existsSync(place));
  return found && realpathSync(found);
}
