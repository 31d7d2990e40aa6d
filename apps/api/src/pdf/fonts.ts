import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const files = {
  regular: import.meta.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  semibold: import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"),
} as const;

/** Name of a weight of the site's font. */
export type Weight = keyof typeof files;

/** The font of the site in the weights for PDFs, as TrueType files. */
export type Fonts = Readonly<Record<Weight, Buffer>>;

/** Reads the font of the site. */
export async function readFonts(): Promise<Fonts> {
  const read = Object.entries(files).map(async ([name, file]) => {
    return [name, await readFile(fileURLToPath(file))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as unknown as Fonts;
}

/**
 * Returns a text in characters that a font has: others are decomposed ("ﬁ" into "fi") or become a question mark. Line
 * breaks and tabs become spaces.
 *
 * @example
 * legible("½\n🔥", hasGlyph); //=> "½ ?"
 */
export function legible(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const has = (character: string) => hasGlyph(character.codePointAt(0) ?? 0);
  return [
    ...text
      .normalize("NFC")
      // A soft hyphen only shows where a line breaks, and these lines don't break there.
      .replaceAll("\u00AD", "")
      .replaceAll("\u202F", "\u00A0")
      .replaceAll("\u2011", "-")
      .replaceAll(/[^\S\u00A0]|\p{C}/gu, (character) => (/\p{Cc}|\s/u.test(character) ? " " : "?")),
  ]
    .map((character) =>
      has(character) ? character : [...character.normalize("NFKD")].filter(has).join("") || "?",
    )
    .join("");
}
