import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { Static, TSchema } from "typebox";
import { Check } from "typebox/value";
import { BackupError } from "./backup-error.ts";
import { BackupFoot, BackupHead, type BackupSummary, type BackupTable, rowsEnd } from "./format.ts";

const lineEnd = 10;

/** Callbacks for the contents of a backup while it is read. */
export interface BackupVisitor {
  readonly head: (head: BackupHead) => unknown;
  /** Reads all rows of a table, in blocks of whole lines. */
  readonly table: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void>;
  /** Stops the reading early. */
  readonly signal: AbortSignal | undefined;
}

const damage = "is damaged or incomplete. Nothing was changed";

/** Returns the error for a file that can't be read, depending on the progress. */
function unreadable(file: string, cause: unknown, begun: boolean): BackupError {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const because = (words: string) => new BackupError(`${file} ${words}.`, { cause });
  if (code === "ENOENT") return new BackupError(`There is no file ${file}.`, { cause });
  if (code === "EACCES" || code === "EPERM") return because("may not be read");
  const isCompressed = String(code).startsWith("Z_") && !/header/u.test(String(cause));
  if (begun || isCompressed) return because(damage);
  return because("is no backup of Heater Age. What pg_dump wrote is restored with pg_restore");
}

/** Returns a reader that splits a text into lines and computes its digest. */
function cutterOf(more: () => Promise<Buffer>) {
  const hash = createHash("sha256");
  let rest: Buffer = Buffer.alloc(0);
  const extend = async (): Promise<void> => {
    rest = Buffer.concat([rest, await more()]);
  };
  const cut = (length: number): Buffer => {
    const part = rest.subarray(0, length);
    rest = rest.subarray(length);
    hash.update(part);
    return part;
  };
  const line = async (): Promise<string> => {
    while (!rest.includes(lineEnd)) await extend();
    return cut(rest.indexOf(lineEnd) + 1).toString();
  };
  // The rest always starts with a line.
  async function* rows(): AsyncGenerator<Buffer> {
    while (rest.subarray(0, rowsEnd.length).toString() !== rowsEnd) {
      const end = rest.indexOf(`\n${rowsEnd}`);
      const length = (end < 0 ? rest.lastIndexOf(lineEnd) : end) + 1;
      if (length > 0) yield cut(length);
      else await extend();
    }
    cut(rowsEnd.length);
  }
  return { line, rows, digest: () => hash.copy().digest("hex"), isEmpty: () => rest.length === 0 };
}

/**
 * Reads a whole backup.
 *
 * @returns its contents.
 * @throws {BackupError} when the file is missing, not a backup, or damaged. Data passed to the visitor before that
 *   may be wrong.
 */
export async function readBackup(file: string, visitor: BackupVisitor): Promise<BackupSummary> {
  const compressed = createReadStream(file, visitor.signal === undefined ? {} : { signal: visitor.signal });
  const text = createGunzip();
  compressed.once("error", (error) => text.destroy(error));
  const parts: AsyncIterator<Buffer, undefined> = compressed.pipe(text)[Symbol.asyncIterator]();
  let begun = false;
  const fail = (cause: unknown): never => {
    throw unreadable(file, cause, begun);
  };
  const more = async (): Promise<Buffer> => {
    const part = await parts.next().catch(fail);
    return part.done === true ? fail(new Error("The end is missing")) : part.value;
  };
  const cutter = cutterOf(more);
  const parse = <Schema extends TSchema>(schema: Schema, line: string): Static<Schema> => {
    try {
      const value: unknown = JSON.parse(line);
      if (Check(schema, value)) return value;
    } catch (error) {
      fail(error);
    }
    return fail(new Error(`${line.slice(0, 100)} has another form`));
  };
  try {
    const head = parse(BackupHead, await cutter.line());
    begun = true;
    await visitor.head(head);
    for (const table of head.tables) await visitor.table(table, cutter.rows());
    const foot = parse(BackupFoot, await cutter.line());
    const digest = cutter.digest();
    if ((await cutter.line()) !== `${digest}\n`) fail(new Error("The checksum is another"));
    const last = await parts.next().catch(fail);
    if (last.done !== true || !cutter.isEmpty()) fail(new Error("Something follows the end"));
    return { ...head, ...foot };
  } finally {
    compressed.destroy();
    text.destroy();
  }
}
