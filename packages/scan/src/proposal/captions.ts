import leven from "leven";

/** The kind of a caption on a plate: `other` for numbers of parts, orders and certificates. */
export type CaptionKind = "serial" | "model" | "other";

/** A caption in a line of text. */
export interface Caption {
  readonly kind: CaptionKind;
  /** Index of its first character. */
  readonly from: number;
  /** Index of the text it announces, after its punctuation and spaces. */
  readonly to: number;
}

/** A spelling of a caption, in letters only. */
interface Wording {
  readonly kind: CaptionKind;
  readonly letters: string;
  /** Number of letters that may be misread. */
  readonly misread: number;
  /** True if a letter after it makes it another word. */
  readonly isWhole?: true;
}

/** English, French, German, Italian and Spanish. */
const wordings: readonly Wording[] = [
  { kind: "serial", letters: "SERIALNUMBER", misread: 3 },
  { kind: "model", letters: "MODELNUMBER", misread: 3 },
  { kind: "serial", letters: "NODESERIE", misread: 1 },
  { kind: "model", letters: "NODEMODELE", misread: 1 },
  { kind: "serial", letters: "SERIALNO", misread: 1 },
  { kind: "model", letters: "MODELNO", misread: 1 },
  { kind: "serial", letters: "SERIAL", misread: 1 },
  { kind: "serial", letters: "SERIE", misread: 0, isWhole: true },
  { kind: "model", letters: "MODELE", misread: 0, isWhole: true },
  { kind: "model", letters: "MODEL", misread: 1 },
  { kind: "serial", letters: "SERNO", misread: 0 },
  { kind: "serial", letters: "SERIENNUMMER", misread: 2 },
  { kind: "serial", letters: "FABRIKNUMMER", misread: 2 },
  { kind: "serial", letters: "MATRICOLA", misread: 1 },
  { kind: "serial", letters: "SERIENNR", misread: 1 },
  { kind: "serial", letters: "HERSTNR", misread: 0 },
  { kind: "serial", letters: "FABRNR", misread: 0 },
  { kind: "serial", letters: "SERNR", misread: 0 },
  { kind: "serial", letters: "FNR", misread: 0, isWhole: true },
  { kind: "model", letters: "MODELLO", misread: 0, isWhole: true },
  { kind: "model", letters: "MODELL", misread: 0, isWhole: true },
  { kind: "model", letters: "MODELO", misread: 0, isWhole: true },
  { kind: "other", letters: "ARTIKELNR", misread: 1 },
  { kind: "other", letters: "ARTNR", misread: 0 },
  { kind: "model", letters: "MODNO", misread: 0 },
  { kind: "other", letters: "CERTIFICATE", misread: 2 },
  { kind: "other", letters: "PRODUCTNO", misread: 1 },
  { kind: "other", letters: "CONTROLNO", misread: 1 },
  { kind: "other", letters: "PARTNO", misread: 1 },
  { kind: "other", letters: "FILENO", misread: 1 },
  { kind: "other", letters: "ITEMNO", misread: 1 },
  { kind: "other", letters: "ITEMID", misread: 1 },
  { kind: "other", letters: "PATENT", misread: 1 },
  { kind: "other", letters: "ORDER", misread: 0, isWhole: true },
  { kind: "other", letters: "FCCID", misread: 0 },
  { kind: "other", letters: "RULE", misread: 0, isWhole: true },
];

/**
 * "S/N", "M/N" and "P/N", where the slash shows that it is not part of a number, and "SN" at the start of a number,
 * which the decoder drops as well.
 */
const abbreviation = /^(?:(?<letter>[SM5P])[/\\.]N\b|(?<bare>S)N(?=[\s:]*(?:[.-]?[A-Z\d]){6}))/u;

const abbreviated: Readonly<Record<string, CaptionKind>> = {
  S: "serial",
  5: "serial",
  M: "model",
  P: "other",
};

/** The characters between a caption and its value, including the rest of "NO." */
const signs = /^(?:\s*(?:N[O0Q]?(?=[.:])|N?O(?=[.:\s])))?[\s.:,;#*°-]*/u;

const lookAlikes: Readonly<Record<string, string>> = {
  0: "O",
  1: "I",
  3: "E",
  5: "S",
  8: "B",
  "!": "I",
  "|": "I",
};

/**
 * Returns the captions in a line, in order, including ones with a misread letter.
 *
 * @param text In upper case.
 *
 * @example
 * captionsIn("MODEL NO. XG40 SERIAL N0: A1"); //=> [{ kind: "model", from: 0, to: 10 }, { kind: "serial", from: 15, to: 26 }]
 */
export function captionsIn(text: string): readonly Caption[] {
  const captions: Caption[] = [];
  for (const { index } of text.matchAll(/(?<![A-Z0-9])[A-Z0-9]/gu)) {
    const last = captions.at(-1);
    if (last !== undefined && index < last.to) continue;
    const caption = captionAt(text, index);
    if (caption !== undefined) captions.push(caption);
  }
  return captions;
}

function captionAt(text: string, from: number): Caption | undefined {
  const rest = text.slice(from);
  const short = abbreviation.exec(rest);
  const kind = abbreviated[short?.groups?.["letter"] ?? short?.groups?.["bare"] ?? ""];
  const caption =
    short === null || kind === undefined ? bestWording(rest) : { kind, length: short[0].length };
  if (caption === undefined) return undefined;
  const behind = rest.slice(caption.length);
  return { kind: caption.kind, from, to: from + caption.length + (signs.exec(behind)?.[0].length ?? 0) };
}

/** Returns the best wording for the start of a text: many letters, few of them misread. */
function bestWording(text: string): { readonly kind: CaptionKind; readonly length: number } | undefined {
  const head = readHead(text);
  const fits = wordings.flatMap(({ kind, letters, misread, isWhole }) =>
    [0, -1, 1].flatMap((more) => {
      const size = letters.length + more;
      const beginning = head.letters.slice(0, size);
      const wrong = leven(beginning, letters, { maxDistance: misread + 1 });
      const next = head.letters[size];
      const end = head.ends[size - 1];
      if (wrong > misread || end === undefined) return [];
      if (isWhole && next !== undefined && /^[A-Z]/u.test(text.slice(end))) return [];
      return [{ kind, length: end, worth: letters.length - 3 * wrong }];
    }),
  );
  return fits.toSorted((one, other) => other.worth - one.worth)[0];
}

const maxWording = Math.max(...wordings.map(({ letters }) => letters.length)) + 2;

/** Returns the first letters of a text, with look-alike characters as letters, and the index after each. */
function readHead(text: string): { readonly letters: string; readonly ends: readonly number[] } {
  let letters = "";
  const ends: number[] = [];
  for (const [index, character] of [...text].entries()) {
    if (letters.length === maxWording) break;
    const letter = lookAlikes[character] ?? character;
    if (!/[A-Z0-9]/u.test(letter)) continue;
    letters += letter;
    ends.push(index + 1);
  }
  return { letters, ends };
}
