import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BackupError } from "./backup-error.ts";

async function* sealed(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
  yield Buffer.from(`${hash.digest("hex")}\n`);
}

function explained(error: unknown, file: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const because = (words: string) => new BackupError(words, { cause: error });
  if (code === "ENOSPC" || code === "EDQUOT")
    return because(`There is no room for ${file}. Nothing was kept.`);
  if (code === "ENOENT") return because(`There is no folder for ${file}.`);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return because(`${file} may not be written.`);
  return error;
}

function requireNew(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists. A backup replaces no file: name another one.`);
}

/**
 * Writes compressed chunks and their SHA-256 to a new file that only its owner can read. The file gets its name when
 * it is complete and on disk.
 *
 * @throws {BackupError} when the file exists, the disk is full or writing is not allowed.
 */
export async function writeSealed(
  file: string,
  parts: AsyncIterable<Buffer>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  requireNew(file);
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const handle = await open(unfinished, "wx", 0o600);
    await pipeline(sealed(parts), createGzip(), handle.createWriteStream({ flush: true }), { signal });
    requireNew(file);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw explained(error, file);
  }
}
