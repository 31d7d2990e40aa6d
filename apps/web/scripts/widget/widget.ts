import { createHash } from "node:crypto";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The data that a page needs to load one version of the web component and no other. */
export interface WidgetVersion {
  /** File with the script of this version. Its name contains its hash. */
  readonly script: string;
  /** Hash of each file, in the format of `integrity` attributes and import maps. */
  readonly integrity: Readonly<Record<string, string>>;
}

const entry = "heater-age.js";
const built = fileURLToPath(new URL("dist/", import.meta.resolve("@heater-age/widget/package.json")));

/**
 * Returns the version of a built web component.
 *
 * @throws when it is not built.
 */
export async function readWidgetVersion(folder = built): Promise<WidgetVersion> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js")).toSorted();
  const hashes = await Promise.all(
    names.map(async (name) => {
      const hash = createHash("sha384").update(await readFile(join(folder, name)));
      return [name, hash.digest()] as const;
    }),
  );
  // It lists the other files, whose names contain their hashes, so it changes when any of them does.
  const version = new Map(hashes).get(entry)?.toString("hex").slice(0, 16);
  if (version === undefined) throw new Error(`There is no ${entry} in ${folder}`);
  const script = `heater-age-${version}.js`;
  return {
    script,
    integrity: Object.fromEntries(
      hashes.map(([name, hash]) => [name === entry ? script : name, `sha384-${hash.toString("base64")}`]),
    ),
  };
}

/**
 * Copies the built web component into a folder from which other sites load it, with a second copy of its script under
 * the name of its version, and the hashes of all files.
 *
 * @returns The copied files.
 */
export async function addWidget(root: string): Promise<readonly string[]> {
  const folder = join(root, "widget");
  await cp(built, folder, { recursive: true, filter: (path) => !/\.(?:d\.ts|txt)$/u.test(path) });
  const version = await readWidgetVersion();
  await cp(join(built, entry), join(folder, version.script));
  await writeFile(join(folder, "integrity.json"), JSON.stringify(version, undefined, 2));
  return (await readdir(folder)).map((name) => join(folder, name));
}
