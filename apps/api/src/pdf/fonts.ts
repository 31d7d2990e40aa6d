import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { create, type Font, type GlyphRun } from "fontkit";

const files = {
  regular: import.meta.resolve("@fontsource/inter/files/inter-latin-400-normal.woff"),
  semibold: import.meta.resolve("@fontsource/inter/files/inter-latin-600-normal.woff"),
  bold: import.meta.resolve("@fontsource/inter/files/inter-latin-700-normal.woff"),
} as const;

/** Name of a weight of the site's font. */
export type Weight = keyof typeof files;

/**
 * The font of the site in the weights for PDFs. They are shared, because reading one takes longer than drawing a PDF.
 */
export type Fonts = Readonly<Record<Weight, Font>>;

/** Offset of the table directory in a WOFF file, and bytes per entry. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * Returns the font in a WOFF file, uncompressed. The libraries can read compressed fonts, but decompress a table
 * again for every character, so a PDF takes twenty times as long.
 *
 * @param packed A file in WOFF 1.0.
 */
export function unpack(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER + count * ENTRY);
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(ENTRY * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(ENTRY * (count - 2 ** power), 10);

  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const start = packed.readUInt32BE(from + 4);
    const data = packed.subarray(start, start + packed.readUInt32BE(from + 8));
    const length = packed.readUInt32BE(from + 12);
    const table = data.length < length ? inflateSync(data) : data;
    const to = HEADER + index * ENTRY;
    packed.copy(head, to, from, from + 4);
    packed.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}

/** Maximum number of words in the cache. All texts in five languages have fewer. */
const REMEMBERED = 4000;
/** Longer words rarely occur twice. */
const LONGEST = 40;

/**
 * Returns a font that caches the layout of words, which is most of the work, and reports share most words. It turns
 * off ligatures that change characters: "->" would become an arrow.
 */
function remembering(font: Font): Font {
  // A glyph is extracted as the character it was first used for. An "E" that was first used inside "É" would not be a
  // letter. Of characters with the same glyph, letters and punctuation take precedence.
  const { characterSet } = font;
  const modifies = (character: number) => character >= 0x2b0 && character < 0x2000;
  for (const character of characterSet.toSorted(
    (a, b) => Number(modifies(a)) - Number(modifies(b)) || a - b,
  )) {
    font.glyphForCodePoint(character);
  }
  const known = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    let run = known.get(text);
    if (run === undefined) {
      run = font.layout(text, { calt: false });
      if (text.length > LONGEST) return run;
      if (known.size >= REMEMBERED) known.clear();
      known.set(text, run);
    }
    // The caller converts them to points in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as GlyphRun;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

/** Reads the font of the site. */
export async function readFonts(): Promise<Fonts> {
  const read = Object.entries(files).map(async ([name, file]) => {
    return [name, remembering(create(unpack(await readFile(fileURLToPath(file)))) as Font)] as const;
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
 * legible("Überlauf\u202F½\n🔥", fonts.regular); //=> "Überlauf\u00A0½ ?"
 */
export function legible(text: string, font: Pick<Font, "hasGlyphForCodePoint">): string {
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
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
