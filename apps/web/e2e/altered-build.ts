import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { toFolder } from "./start-services.ts";

/** Parts of a build that name its scripts and style sheets. */
const naming = ["client/assets", "server", "server/assets", "worker"];

/** Returns the name with another hash: "page-Bq3xTzE0.js" for "page-Bq3xTzE1.js". */
const alter = (name: string): string =>
  name.replace(
    /(.)(\.(?:js|css))$/u,
    (_end, last: string, ending: string) => (last === "0" ? "1" : "0") + ending,
  );

/**
 * Copies the build with other names for all scripts and style sheets, as the next version of the site would have.
 *
 * @returns The folder of the copy, for `BUILD_FOLDER`.
 */
export async function copyAltered(name: string): Promise<string> {
  const folder = `test-results/${name}`;
  const copy = toFolder(`../${folder}`);
  await mkdir(copy, { recursive: true });
  await cp(toFolder("../build"), copy, { recursive: true, filter: (path) => !/\.(?:br|gz)$/u.test(path) });
  const assets = await readdir(`${copy}/client/assets`);
  const altered = assets.filter((asset) => alter(asset) !== asset);
  const names = new RegExp(altered.map((asset) => asset.replace(".", String.raw`\.`)).join("|"), "gu");
  for (const part of naming) {
    const files = await readdir(`${copy}/${part}`, { withFileTypes: true });
    for (const { name: file } of files.filter(
      (one) => one.isFile() && /\.(?:js|css|json)$/u.test(one.name),
    )) {
      const path = `${copy}/${part}/${file}`;
      const text = (await readFile(path, "utf8")).replaceAll(names, alter);
      await writeFile(path, text.replace('{"version":"', '{"version":"next-'));
      if (altered.includes(file) && part === "client/assets")
        await rename(path, `${copy}/${part}/${alter(file)}`);
    }
  }
  return folder;
}
