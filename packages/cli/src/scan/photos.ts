import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileFailure } from "../batch/files.ts";
import { exitCodes, Failure } from "../terminal/failure.ts";

/**
 * Names of files that count as photos of a folder. Those that can't be read are included, so the result lists every
 * photo.
 */
const photo = /^[^.].*\.(?:jpe?g|png|webp|hei[cf])$/iu;

/** The first bytes of HEIF files with pictures in HEVC. */
const heic = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/su;

/**
 * Returns whether a file has the format of an iPhone's camera.
 *
 * @example
 * isHeic("IMG_0042.HEIC", new Uint8Array()); //=> true
 */
export const isHeic = (file: string, bytes: Uint8Array): boolean =>
  /\.hei[cf]$/iu.test(file) || heic.test(Buffer.from(bytes.subarray(0, 12)).toString("latin1"));

/**
 * Returns the photos to read: each named file, and the photos of each folder by name.
 *
 * @param names Files and folders.
 * @throws {Failure} when a folder can't be read, or there is no photo at all.
 */
export async function findPhotos(names: readonly string[]): Promise<readonly string[]> {
  const { compare } = new Intl.Collator("en", { numeric: true });
  const photos: string[] = [];
  for (const name of names) {
    const entries = await readdir(name).catch((error: unknown) => {
      // A missing file is a row of the result, like any other error of one photo.
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "ENOTDIR" || code === "ENOENT") return undefined;
      throw fileFailure(error, name);
    });
    if (entries === undefined) photos.push(name);
    else {
      const photoNames = entries.filter((entry) => photo.test(entry)).toSorted(compare);
      photos.push(...photoNames.map((entry) => join(name, entry)));
    }
  }
  if (photos.length === 0) {
    throw new Failure(exitCodes.file, `${names.join(", ")}: nothing to check.`);
  }
  return photos;
}
