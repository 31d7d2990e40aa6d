import { open, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { exitCodes, Failure } from "../terminal/failure.ts";
import { isBrokenPipe, type ProcessContext, type Write, writerTo } from "../terminal/process-context.ts";

/** The name for standard input or output. */
export const standard = "-";

export interface Source {
  readonly chunks: Readable;
  /** Size of the file in bytes. Absent if unknown. */
  readonly size?: number;
}

export interface Target {
  readonly write: Write;
  /** Closes the file after everything is written. */
  readonly close: () => Promise<void>;
}

const readCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const fileProblems: Readonly<Record<string, string>> = {
  ENOENT: "file not found",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "is a folder",
  ENOSPC: "the disk is full",
};

/** Returns the failure of a file operation with a message. */
export function fileFailure(error: unknown, file: string): Failure {
  const code = readCode(error);
  return new Failure(exitCodes.file, `${file}: ${fileProblems[code] ?? `can’t read or write it (${code})`}.`);
}

/**
 * Opens the input file, or standard input.
 *
 * @throws {Failure} when it can't be read.
 */
export async function openSource(file: string, { stdin }: ProcessContext): Promise<Source> {
  if (file === standard) return { chunks: stdin };
  const handle = await open(file, "r").catch((error: unknown) => {
    throw fileFailure(error, file);
  });
  const about = await handle.stat();
  if (about.isDirectory()) {
    await handle.close();
    throw new Failure(exitCodes.file, `${file}: is a folder.`);
  }
  const chunks = handle.createReadStream();
  return about.isFile() ? { chunks, size: about.size } : { chunks };
}

/**
 * Yields chunks until the file ends or the signal aborts.
 *
 * @throws {Failure} when reading fails.
 */
export async function* chunksOf(
  { chunks }: Source,
  file: string,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void> {
  const stop = () => chunks.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const chunk of chunks as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw signal.aborted ? error : fileFailure(error, file);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/**
 * Opens the output file, or standard output. Overwrites the file.
 *
 * @param others Files in use, which it must not overwrite.
 * @throws {Failure} when it can't be written.
 */
export async function openTarget(
  file: string,
  others: readonly string[],
  { stdout }: ProcessContext,
): Promise<Target> {
  const fail = (error: unknown) => {
    throw isBrokenPipe(error) ? error : fileFailure(error, file);
  };
  if (file === standard) {
    const write = writerTo(stdout);
    return { write: (text) => write(text).catch(fail), close: async () => {} };
  }
  const tryStat = async (name: string) => (name === standard ? undefined : stat(name).catch(() => undefined));
  const [one, ...used] = await Promise.all([file, ...others].map(tryStat));
  if (one !== undefined && used.some((other) => one.dev === other?.dev && one.ino === other.ino)) {
    throw new Failure(exitCodes.usage, `${file}: in use. Choose another name.`);
  }
  const handle = await open(file, "w").catch((error: unknown) => {
    if (readCode(error) !== "ENOENT") return fail(error);
    throw new Failure(exitCodes.file, `${file}: its folder doesn’t exist.`);
  });
  return { write: (text) => handle.writeFile(text).catch(fail), close: () => handle.close() };
}
