import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repository } from "@heater-age/run/apps";

export { repository };

/** The fields that are read from `package.json`. */
export interface Description {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node: string };
  readonly homepage?: string;
  readonly bugs?: { readonly url: string };
  readonly repository?: { readonly type: string; readonly url: string; readonly directory: string };
}

export interface PublicPackage {
  /** Relative to the repository. */
  readonly folder: string;
  readonly description: Description;
}

/** Reads a folder's `package.json`. */
export function descriptionIn(folder: string): Description {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Description;
}

/** Returns the workspace packages that aren't private, sorted by folder. */
export function publicPackages(): readonly PublicPackage[] {
  return globSync("packages/*/package.json", { cwd: repository })
    .map((file) => dirname(file).replaceAll("\\", "/"))
    .toSorted()
    .map((folder) => ({ folder, description: descriptionIn(join(repository, folder)) }))
    .filter(({ description }) => description.private !== true);
}
