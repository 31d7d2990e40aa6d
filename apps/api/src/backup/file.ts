import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import Type, { type Static } from "typebox";
import { Check } from "typebox/value";

// The lines of a backup before compression: the head, and for each table the rows in groups, as its name, a space and
// a JSON array. The checksum of the compression shows whether a file is complete.

/** The first line of a backup, as JSON. */
const BackupHead = Type.Object({
  format: Type.Literal("heater-age-backup"),
  version: Type.Literal(3),
  /** Time of the backup. */
  createdAt: Type.String(),
  /** The migrations of the database, in order. */
  migrations: Type.Array(Type.String()),
  /** The last numbers of generated ids, by the names of their sequences. As text, because they have 64 bits. */
  sequences: Type.Record(Type.String(), Type.String()),
});
export type BackupHead = Static<typeof BackupHead>;

/** Number of rows in each table. */
export type RowCounts = Readonly<Record<string, number>>;

const isOfFile = (error: unknown): error is Error => error instanceof Error && "syscall" in error;

function requireNew(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists. A backup replaces no file: name another one.`);
}

/**
 * Writes lines to a new, compressed file that only its owner can read. The file gets its name when it is complete and
 * on disk.
 *
 * @throws when the file exists, the disk is full or writing is not allowed.
 */
export async function writeLines(
  file: string,
  lines: AsyncIterable<string>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  requireNew(file);
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const output = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(lines, createGzip(), output, { signal });
    requireNew(file);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!isOfFile(error)) throw error;
    throw new Error(`${file} cannot be written: ${error.message}`, { cause: error });
  }
}

function explainReading(error: unknown, file: string): unknown {
  if (isOfFile(error)) return error;
  return new Error(
    `${file} is no backup of Heater Age, or it is damaged or incomplete. Nothing was changed. What pg_dump wrote is restored with pg_restore.`,
    { cause: error },
  );
}

async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const text = createGunzip();
  const compressed = createReadStream(file).once("error", (error) => text.destroy(error));
  let pieces: string[] = [];
  try {
    for await (const chunk of compressed.pipe(text).setEncoding("utf8") as AsyncIterable<string>) {
      const [first = "", ...others] = chunk.split("\n");
      pieces.push(first);
      for (const next of others) {
        yield pieces.join("");
        pieces = [next];
      }
    }
    if (pieces.join("") !== "") throw new Error("The last line has no end.");
  } finally {
    compressed.destroy();
  }
}

/**
 * Reads a whole backup, which verifies it.
 *
 * @returns its head.
 * @throws when the file is missing, not a backup, or damaged.
 */
export async function readHead(file: string, signal?: AbortSignal): Promise<BackupHead> {
  try {
    let head: unknown;
    for await (const line of readLines(file)) {
      signal?.throwIfAborted();
      head ??= JSON.parse(line);
    }
    if (Check(BackupHead, head)) return head;
    throw new Error("The head has another form.");
  } catch (error) {
    throw explainReading(error, file);
  }
}

/** Reads the rows of a backup that was verified: the name of a table, and a JSON array of objects. */
export async function* readRows(file: string): AsyncGenerator<readonly [table: string, rows: string]> {
  const lines = readLines(file);
  await lines.next();
  for await (const line of lines) {
    const space = line.indexOf(" ");
    yield [line.slice(0, space), line.slice(space)];
  }
}
