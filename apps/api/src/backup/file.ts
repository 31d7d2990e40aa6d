import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import Type, { type Static, type TSchema } from "typebox";
import { Check } from "typebox/value";

// The lines of a backup before compression: the head, for each table the rows in groups, as its name, a space and a
// JSON array, and the foot.

/** The first line of a backup, as JSON. */
const BackupHead = Type.Object({
  format: Type.Literal("heater-age-backup"),
  version: Type.Literal(2),
  /** Time of the backup. */
  createdAt: Type.String(),
  /** The migrations of the database, in order. */
  migrations: Type.Array(Type.String()),
});
export type BackupHead = Static<typeof BackupHead>;

/** The last line of a backup, as JSON. */
const BackupFoot = Type.Object({
  /** Number of rows in each table. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /** The last numbers of generated ids, by the names of their sequences. As text, because they have 64 bits. */
  sequences: Type.Record(Type.String(), Type.String()),
});
export type BackupFoot = Static<typeof BackupFoot>;

/** What a backup contains. */
export type BackupSummary = BackupHead & BackupFoot;

/** Rows of a table. */
export interface BackupRows {
  readonly table: string;
  /** JSON array of objects. */
  readonly rows: string;
  readonly count: number;
}

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

function parseLine<Schema extends TSchema>(schema: Schema, line: string | undefined): Static<Schema> {
  const value: unknown = JSON.parse(line ?? "");
  if (Check(schema, value)) return value;
  throw new Error("A line has another form.");
}

/**
 * Reads a whole backup.
 *
 * @returns its contents, after its rows.
 * @throws when the file is missing, not a backup, or damaged. Rows before that may be wrong.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupRows, BackupSummary> {
  try {
    const lines = readLines(file);
    const head = parseLine(BackupHead, (await lines.next()).value);
    for await (const line of lines) {
      if (line.startsWith("{")) {
        const foot = parseLine(BackupFoot, line);
        if ((await lines.next()).done !== true) throw new Error("Something follows the end.");
        return { ...head, ...foot };
      }
      const space = line.indexOf(" ");
      const rows = line.slice(space);
      yield { table: line.slice(0, space), rows, count: (JSON.parse(rows) as readonly object[]).length };
    }
    throw new Error("The end is missing.");
  } catch (error) {
    throw explainReading(error, file);
  }
}
