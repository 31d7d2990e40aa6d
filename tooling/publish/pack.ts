import { join } from "node:path";
import { runTurbo } from "@heater-age/run/turbo";
import { type PublicPackage, publicPackages, repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

/** A package as published to npm. */
export interface PackedPackage extends PublicPackage {
  readonly name: string;
  /** The tarball. */
  readonly archive: string;
}

/** URLs in a packed package's `package.json`, if known. */
export interface Addresses {
  /** The base of the public repository's pages: "https://code.example/heater-age". */
  readonly repository?: string | undefined;
  /** The public website, used as the packages' homepage. */
  readonly site?: string | undefined;
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
  runTurbo([
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
export const packPackages = (into: string, addresses: Addresses): Promise<readonly PackedPackage[]> =>
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
