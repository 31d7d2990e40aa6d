import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

const files = {
  regular: import.meta.resolve("@fontsource/inter/files/inter-latin-400-normal.woff"),
  semibold: import.meta.resolve("@fontsource/inter/files/inter-latin-600-normal.woff"),
  bold: import.meta.resolve("@fontsource/inter/files/inter-latin-700-normal.woff"),
} as const;

/** Name of a weight of the site's font. */
export type Weight = keyof typeof files;

/** The font of the site in the weights for PDFs, as TrueType files. */
export type Fonts = Readonly<Record<Weight, Buffer>>;

/** Offset of the table directory in a WOFF file, and bytes per entry. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * Returns the font in a WOFF file, uncompressed. The library can read compressed fonts, but decompresses a table again
 * for every character, so a PDF takes twenty times as long.
 *
 * @param packed A file in WOFF 1.0.
 */
function unpack(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + count * ENTRY);
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const start = packed.readUInt32BE(from + 4);
    const data = packed.subarray(start, start + packed.readUInt32BE(from + 8));
    const length = packed.readUInt32BE(from + 12);
    const to = HEADER + index * ENTRY;
    packed.copy(head, to, from, from + 4);
    packed.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-length & 3);
    tables.push(data.length < length ? inflateSync(data) : data, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}

/** Reads the font of the site. */
export async function readFonts(): Promise<Fonts> {
  const read = Object.entries(files).map(async ([name, file]) => {
    return [name, unpack(await readFile(fileURLToPath(file)))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as unknown as Fonts;
}

// The font has one non-breaking space and one hyphen.
const substitutes: Readonly<Record<string, string>> = { "\u202F": "\u00A0", "\u2011": "-" };
const UNKNOWN = "?";

/**
 * Returns a text in characters that a font has: others are decomposed ("ﬁ" into "fi", "ő" into "o") or become a question
 * mark. Line breaks and tabs become spaces.
 *
 * @example
 * legible("Überlauf\u202F½\n🔥", hasGlyph); //=> "Überlauf\u00A0½ ?"
 */
export function legible(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const has = (character: string) => hasGlyph(character.codePointAt(0) ?? 0);
  const written = (character: string): string => {
    if (has(character)) return character;
    const substitute = substitutes[character] ?? [...character.normalize("NFKD")].filter(has).join("");
    return substitute === "" ? UNKNOWN : substitute;
  };
  return [
    ...text
      .normalize("NFC")
      // A soft hyphen only shows where a line breaks, and these lines don't break there.
      .replaceAll("\u00AD", "")
      .replaceAll(/[\s\p{Cc}]/gu, (space) => (/[\u00A0\u202F]/u.test(space) ? space : " ")),
  ]
    .map(written)
    .join("");
}
