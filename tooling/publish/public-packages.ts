import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the repository, with a slash at its end. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

/** What `package.json` says of a package, as far as it is read here. */
export interface Description {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
}

/** A package that strangers install. */
export interface PublicPackage {
  /** Relative to the repository. */
  readonly folder: string;
  readonly description: Description;
}

/** Reads the `package.json` of a folder. */
export function descriptionIn(folder: string): Description {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Description;
}

/**
 * Every package of the workspace that is not private, by folder.
 *
 * @example
 * publicPackages()[0]?.folder; // "packages/client"
 */
export function publicPackages(): readonly PublicPackage[] {
  return globSync("packages/*/package.json", { cwd: repository })
    .map((file) => dirname(file).replaceAll("\\", "/"))
    .toSorted()
    .map((folder) => ({ folder, description: descriptionIn(join(repository, folder)) }))
    .filter(({ description }) => description.private !== true);
}
