// Writes the files with which a browser reads photos of labels, with compressed copies. A separate task, because the
// start doesn't need it.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compressFiles, isQuick } from "../compress-files.ts";
import { scannerFiles } from "./scanner-files.ts";

const folder = new URL("../../scanner-files/", import.meta.url);
const { files } = await scannerFiles();

// Names contain hashes, so a file with all of its copies is complete. The start command keeps it too, because its own
// copies would be larger.
await mkdir(folder, { recursive: true });
const present = new Set(await readdir(folder));
const isCurrent = (name: string): boolean => files.some((file) => name.startsWith(file.name));
for (const name of present) if (!isCurrent(name)) await rm(new URL(name, folder));

const missing = files.filter(({ name }) => !isQuick || !present.has(`${name}.gz`));
for (const { name, read } of missing) await writeFile(new URL(name, folder), await read());
await compressFiles(
  missing.map(({ name }) => fileURLToPath(new URL(name, folder))),
  11,
);
