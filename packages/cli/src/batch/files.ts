import { open, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { exitCodes } from "../exit-codes.ts";
import { Failure } from "../failures.ts";
import { isBrokenPipe, type Write, writerTo } from "../output.ts";
import type { Surroundings } from "../surroundings.ts";
import type { Speech } from "../texts.ts";

/** Name that stands for the standard input or output. */
export const standard = "-";

/** What is read. */
export interface Source {
  readonly chunks: Readable;
  /** Bytes of it all; absent when they are not known. */
  readonly size?: number;
}

/** What is written to. */
export interface Target {
  readonly write: Write;
  /** Waits until all is written, and closes what was opened. */
  readonly close: () => Promise<void>;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** What went wrong with a file, in words. */
export function fileFailure(error: unknown, file: string, { texts: { commandLine } }: Speech): Failure {
  const code = codeOf(error);
  const sentences: Readonly<Record<string, (values: { readonly file: string }) => string>> = {
    ENOENT: commandLine.fileNotFound,
    EACCES: commandLine.fileForbidden,
    EPERM: commandLine.fileForbidden,
    EISDIR: commandLine.fileIsFolder,
    ENOSPC: commandLine.fileFull,
  };
  const sentence = sentences[code];
  return new Failure(
    exitCodes.file,
    sentence === undefined ? commandLine.fileFailed({ file, code }) : sentence({ file }),
  );
}

/**
 * Opens what is read: a file, or the standard input.
 *
 * @throws {Failure} when it cannot be read.
 */
export async function openSource(file: string, { stdin }: Surroundings, speech: Speech): Promise<Source> {
  if (file === standard) return { chunks: stdin };
  const handle = await open(file, "r").catch((error: unknown) => {
    throw fileFailure(error, file, speech);
  });
  const about = await handle.stat();
  if (about.isDirectory()) {
    await handle.close();
    throw new Failure(exitCodes.file, speech.texts.commandLine.fileIsFolder({ file }));
  }
  const chunks = handle.createReadStream();
  return about.isFile() ? { chunks, size: about.size } : { chunks };
}

/**
 * Opens what is written to: a file, or the standard output. What was in the file is gone then.
 *
 * @param source The file that is read, which must be another one.
 * @throws {Failure} when it cannot be written.
 */
export async function openTarget(
  file: string,
  source: string,
  { stdout }: Surroundings,
  speech: Speech,
): Promise<Target> {
  if (file === standard) {
    const write = writerTo(stdout);
    const worded = (error: unknown) => {
      throw isBrokenPipe(error) ? error : fileFailure(error, file, speech);
    };
    return { write: (text) => write(text).catch(worded), close: async () => {} };
  }
  const known = async (name: string) => (name === standard ? undefined : stat(name).catch(() => undefined));
  const [one, other] = await Promise.all([known(file), known(source)]);
  if (one !== undefined && one.dev === other?.dev && one.ino === other.ino) {
    throw new Failure(exitCodes.usage, speech.texts.commandLine.fileSame({ file }));
  }
  const handle = await open(file, "w").catch((error: unknown) => {
    throw codeOf(error) === "ENOENT"
      ? new Failure(exitCodes.file, speech.texts.commandLine.folderNotFound({ file }))
      : fileFailure(error, file, speech);
  });
  return {
    write: (text) =>
      handle.writeFile(text).catch((error: unknown) => {
        throw fileFailure(error, file, speech);
      }),
    close: () => handle.close(),
  };
}
