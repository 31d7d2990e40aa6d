// The files with which a browser reads photos of labels, with compressed copies. A task of its own, which the start does
// not wait for.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readPrerender } from "../../server/env.ts";
import { compressFiles } from "../compress-files.ts";
import { scannerFiles } from "./scanner-files.ts";

const folder = fileURLToPath(new URL("../../scanner/", import.meta.url));
await rm(folder, { recursive: true, force: true });
await mkdir(folder);

const { files } = await scannerFiles();
for (const { name, read } of files) await writeFile(join(folder, name), await read());
await compressFiles(
  files.map(({ name }) => join(folder, name)),
  { smallest: readPrerender() },
);
