import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Copies the built web component into a folder, from which other sites load it.
 *
 * @returns The copied files.
 */
export async function addWidget(root: string): Promise<readonly string[]> {
  const widget = fileURLToPath(new URL("dist/", import.meta.resolve("@heater-age/widget/package.json")));
  const folder = join(root, "widget");
  await cp(widget, folder, { recursive: true, filter: (path) => !/\.(?:d\.ts|txt)$/u.test(path) });
  return (await readdir(folder)).map((name) => join(folder, name));
}
