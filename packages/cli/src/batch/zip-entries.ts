import { inflateRawSync } from "node:zlib";

/** A file in a zip archive. */
export interface ZipEntry {
  readonly name: string;
  /** Unpacked size in bytes, as listed in the archive. */
  readonly size: number;
  readonly packedSize: number;
  readonly isStored: boolean;
  /** Offset of its header. */
  readonly offset: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;

/**
 * Returns the files listed at the end of a zip archive, or nothing if there is no such list. Archives of more than 4
 * GB have it elsewhere and aren't supported.
 */
export function zipEntries(bytes: Buffer): readonly ZipEntry[] | undefined {
  let end = bytes.length - endLength;
  const first = Math.max(0, end - longestComment);
  while (end >= first && bytes.readUInt32LE(end) !== endMark) end -= 1;
  if (end < first) return undefined;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      size: bytes.readUInt32LE(at + 24),
      packedSize: bytes.readUInt32LE(at + 20),
      isStored: bytes.readUInt16LE(at + 10) === 0,
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Returns the bytes of a file as stored in the archive. */
function packed(bytes: Buffer, { offset, packedSize }: ZipEntry): Buffer {
  if (offset + 30 > bytes.length) return Buffer.alloc(0);
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  return bytes.subarray(start, start + packedSize);
}

/** Returns the first byte of a file that is stored uncompressed. */
export const firstByteOf = (bytes: Buffer, entry: ZipEntry): number | undefined => packed(bytes, entry)[0];

/**
 * Returns the text of a small file.
 *
 * @throws {Error} when it is damaged, or larger than 16 MB.
 */
export function textIn(bytes: Buffer, entry: ZipEntry): string {
  const content = packed(bytes, entry);
  return (entry.isStored ? content : inflateRawSync(content, { maxOutputLength: 1 << 24 })).toString();
}
