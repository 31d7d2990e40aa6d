import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileFailure } from "../batch/files.ts";
import { exitCodes, Failure } from "../terminal/failure.ts";
import type { Translator } from "../texts/translator.ts";

/** The photos that a folder gives. Those that can't be read are among them, so that none is missing from the result. */
const photo = /^[^.].*\.(?:jpe?g|png|webp|hei[cf])$/iu;

/** The brands of HEIF files with pictures in HEVC, as they begin. */
const heic = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/su;

/**
 * Returns whether a file is in the format of the camera of iPhones.
 *
 * @example
 * isHeic("IMG_0042.HEIC", new Uint8Array()); //=> true
 */
export const isHeic = (file: string, bytes: Uint8Array): boolean =>
  /\.hei[cf]$/iu.test(file) || heic.test(Buffer.from(bytes.subarray(0, 12)).toString("latin1"));

/**
 * Returns the photos that are meant: each name, and for each folder the photos in it by name.
 *
 * @param names Files and folders.
 * @throws {Failure} when a folder can't be read, or there is no photo at all.
 */
export async function photosOf(names: readonly string[], translator: Translator): Promise<readonly string[]> {
  const { compare } = new Intl.Collator("en", { numeric: true });
  const photos: string[] = [];
  for (const name of names) {
    const entries = await readdir(name).catch((error: unknown) => {
      // A file that is missing is a row of the result, as any other fault of one photo.
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "ENOTDIR" || code === "ENOENT") return undefined;
      throw fileFailure(error, name, translator);
    });
    if (entries === undefined) photos.push(name);
    else {
      const found = entries.filter((entry) => photo.test(entry)).toSorted(compare);
      photos.push(...found.map((entry) => join(name, entry)));
    }
  }
  if (photos.length === 0) {
    const message = translator.texts.commandLine.fileEmpty({ file: names.join(", ") });
    throw new Failure(exitCodes.file, message);
  }
  return photos;
}
