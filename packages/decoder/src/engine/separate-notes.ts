import type { Brand } from "./format.ts";
import { normaliseSerial, plateCharacters } from "./normalise.ts";

/** Text beside a serial number that is not part of it: a date, a year or a name. */
export interface Note {
  /** As typed, without brackets and separators: `"MFG DATE 05/2004"`. */
  readonly text: string;
  /** Its date as `"2005"` or `"2005-08"`. Absent for a name or a date that can't be read. */
  readonly date?: string;
}

/** A text with one or more serial numbers, separated from the notes beside them. */
export interface SeparatedText {
  /** The serial numbers as typed: one, or several if the text holds several. */
  readonly numbers: readonly [string, ...string[]];
  readonly notes: readonly Note[];
}

/** What decides whether a token that can be a note or a part of the number is a note. */
export interface SeparateOptions {
  /** Whether a normalized text has the shape of a serial number. */
  readonly fits: (serial: string) => boolean;
  /** Whether words are the name of a brand. */
  readonly isName: (words: string) => boolean;
}

interface Word {
  readonly text: string;
  /** The characters before it: spaces, brackets, commas. */
  readonly before: string;
}

interface Split {
  readonly words: readonly Word[];
  readonly notes: readonly Note[];
}

/** Longer texts are no field of a rating plate. */
const LONGEST = 200;
/** Fewer characters than a serial number has. */
const SHORTEST = 6;
/** A single run of so many characters is a whole number. */
const WHOLE = 8;
/** Most words that a note has: "MFG DATE: Aug 15, 2005". */
const MOST_WORDS = 6;

const WEEK = /^(?:WEEK|WK)$/u;
const YEAR = /^(?:19[5-9]|20[0-4])\d$/u;
const CAPTION =
  /^(?:MFG|MFD|MFR|MANUF|MANUFACTURED?|MANUFACTURING|MADE|BUILT|BUILD|PROD|PRODUCTION|DATED?|DOM|INST|INSTALLED|INSTALLATION|INSTALL|YEAR|YR|CIRCA|ABOUT|APPROX|EST|SINCE|FROM|IN|ON|NEW|OF|WEEK|WK|BAUJAHR|BJ|JAHR|HERGESTELLT|EINGEBAUT|INSTALLIERT|FECHA|ANO|FABRICADO|FABRICACION|INSTALADO|DATE|ANNEE|FABRICATION|FABRIQUEE?|INSTALLEE?|MISE?|SERVICE|ANNO|DATA|FABBRICATO|FABBRICAZIONE|INSTALLATO)$/u;
/** Words between a caption and its date. Alone they could be the first letters of a number. */
const PREPOSITION = /^(?:AM|DE|DEL|DI|DU|EN|IM|LE|NEL)$/u;
// January to December in English, German, French, Spanish and Italian, without accents.
const MONTHS = [
  "JAN(?:UARY?|V|VIER)?|ENE(?:RO)?|GEN(?:NAIO)?",
  "FEB(?:RUARY?|RERO|BRAIO)?|FEV(?:R|RIER)?",
  "MAR(?:CH|S|ZO|Z)?",
  "APR(?:IL|ILE)?|AVR(?:IL)?|ABR(?:IL)?",
  "MAY|MAI|MAYO|MAG(?:GIO)?",
  "JUNE?|JUNI|JUIN|JUNIO|GIU(?:GNO)?",
  "JULY?|JULI|JUIL(?:LET)?|JULIO|LUG(?:LIO)?",
  "AUG(?:UST)?|AOUT|AGO(?:STO)?",
  "SEPT?(?:EMBER|EMBRE|IEMBRE)?|SET(?:TEMBRE)?",
  "O[CK]T(?:OBER|OBRE|UBRE)?|OTT(?:OBRE)?",
  "NOV(?:EMBER|EMBRE|IEMBRE)?",
  "DE[CZ](?:EMBER|EMBRE)?|DIC(?:IEMBRE|EMBRE)?",
].map((names) => new RegExp(`^(?:${names})$`, "u"));
const SERIAL_CAPTION = /^(?:SERIAL|SER|S\/N|SN)(?:[.:#]|$)/u;
const SHORT_CAPTION = /^\s*SER[\s.]*#[\s:]*/iu;
const MODEL_CAPTION = /^(?:MODEL|MOD|M\/N|MN)(?:[.:#]|$)/u;
/** A size or a place: "50 gal", "40,000 BTU", "unit 2A", "#1", "natural gas, basement". */
const REMARK =
  /^(?:#\s?\d{1,2}|\d{1,3}(?:[.,]?\d{3})?[\s-]?(?:GAL(?:LON)?S?|L|LIT(?:ER|RE)S?|K?BTUH?|KW|YEARS?|YRS?)\.?|[A-Z]{3,}(?:[\s/-]+[A-Z]+)*(?:\s#?\d{1,2}[A-Z]?)?)$/u;
// Separators that are not written inside a number.
const STRONG = /[,;|=/&()[\]{}\n]/u;

const SIGNS = "-–—.:#*/~ \t\n";

const characters = (words: readonly Word[]): string =>
  plateCharacters(words.map(({ text }) => text).join(""));
const join = (words: readonly Word[]): string =>
  words.map(({ text, before }, index) => (index === 0 ? "" : before || " ") + text).join("");

/** Returns a text in upper case and without accents. */
const bareLetters = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();

/** Returns the words of a text, each with what stands before it. A slash beside a whole number separates as well. */
function toWords(text: string): { readonly words: readonly Word[]; readonly after: string } {
  const words: Word[] = [];
  let before = "";
  for (const piece of text.split(/([\s,;|=&()[\]{}]+)/u)) {
    if (/^[\s,;|=&()[\]{}]*$/u.test(piece) || piece === "/") {
      before += piece;
      continue;
    }
    for (const [index, part] of splitAtSlash(piece).entries()) {
      words.push({ text: part, before: index === 0 ? before : "/" });
      before = "";
    }
  }
  return { words, after: before };
}

/** Splits "BH6511396/2005" and "2005/BH6511396", but neither "8/2005" nor "S/N". */
function splitAtSlash(piece: string): readonly string[] {
  const isNumber = (text: string): boolean => plateCharacters(text).length >= SHORTEST;
  const first = piece.indexOf("/");
  if (first < 0) return [piece];
  const [left, right] = [piece.slice(0, first), piece.slice(first + 1)];
  if (isNumber(left) && /\d/u.test(right)) return [left, right];
  const last = piece.lastIndexOf("/");
  const [front, back] = [piece.slice(0, last), piece.slice(last + 1)];
  return isNumber(back) && /^\d/u.test(front) ? [front, back] : [piece];
}

const century = (digits: string): string =>
  digits.length === 4 ? digits : (Number(digits) < 50 ? "20" : "19") + digits;

/** Returns the date in a text such as "8/05", "2005-08", "Aug 15, 2005" or "2005", or `undefined` if it is none. */
function readDate(
  text: string,
  isApart = false,
): { readonly date: string; readonly isSure: boolean } | undefined {
  if (/^'\d\d$/u.test(text)) return { date: century(text.slice(1)), isSure: true };
  const fields = text.split(/[\s,./'-]+/u).filter((field) => field !== "");
  const [first = "", second = "", third = ""] = fields;
  const isSure = /[/\s'A-Z]/u.test(text);
  const toMonth = (field: string): number => MONTHS.findIndex((names) => names.test(field)) + 1;
  const name = fields.findIndex((field) => toMonth(field) > 0);
  if (name >= 0) {
    const numbers = fields
      .filter((_, index) => index !== name)
      .map((field) => field.replace(/^(\d{1,2})(?:ST|ND|RD|TH)$/u, "$1"));
    const year = numbers.find((field) => YEAR.test(field)) ?? numbers.at(-1) ?? "";
    if (numbers.length > 2 || !numbers.every((field) => /^(?:\d{1,2}|\d{4})$/u.test(field))) return undefined;
    if (!YEAR.test(year) && !/^\d\d$/u.test(year)) return undefined;
    const month = String(toMonth(fields[name] ?? "")).padStart(2, "0");
    return { date: `${century(year)}-${month}`, isSure };
  }
  if (fields.length > 3 || !fields.every((field) => /^\d{1,4}$/u.test(field))) return undefined;
  if (fields.length === 1) return YEAR.test(first) ? { date: first, isSure: false } : undefined;
  if (/\s/u.test(text)) return undefined;
  const [year, ...rest] = YEAR.test(first)
    ? [first, second, third]
    : [fields.at(-1) ?? "", ...fields.slice(0, -1)];
  if (!YEAR.test(year) && (!/^\d\d$/u.test(year) || (fields.length === 2 && !isApart && !text.includes("/"))))
    return undefined;
  const numbers = rest.filter((field) => field !== "").map(Number);
  if (numbers.some((number) => number < 1 || number > 31)) return undefined;
  // Day and month stand in either order, unless the year leads.
  const months = YEAR.test(first) ? numbers.slice(0, 1) : numbers;
  const possible = [...new Set(months.filter((number) => number <= 12))];
  if (possible.length === 0) return undefined;
  const [month] = possible;
  return {
    date: possible.length > 1 ? century(year) : `${century(year)}-${String(month).padStart(2, "0")}`,
    isSure,
  };
}

/** Returns a text without signs and spaces at its ends. */
function trimSigns(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && SIGNS.includes(text.charAt(from))) from += 1;
  while (to > from && SIGNS.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Returns the note that words are, and whether they can't be a part of a number; `undefined` if they are none. */
function toNote(words: readonly Word[], isApart: boolean, isName: SeparateOptions["isName"]) {
  const typed = join(words);
  const text = trimSigns(typed);
  if (text === "") return undefined;
  const bare = bareLetters(text);
  const tokens = bare.split(/[\s:.#]+/u);
  const captions = tokens.findIndex(
    (token, index) => !CAPTION.test(token) && (index === 0 || !PREPOSITION.test(token)),
  );
  if (captions < 0) return { note: { text }, isSure: true };
  if (captions > 0) {
    const rest = tokens.slice(captions).join(" ");
    const isWeek = tokens.some((token) => WEEK.test(token)) && /^\d{1,2}[\s/]\d{4}$/u.test(rest);
    const found = readDate(rest) ?? (isWeek || /^\d{1,8}$/u.test(rest) ? { date: undefined } : undefined);
    return found && { note: { text, ...(found.date && { date: found.date }) }, isSure: true };
  }
  const dated = readDate(bare, isApart);
  if (dated) return { note: { text, date: dated.date }, isSure: isApart || dated.isSure };
  const isRemark = [bare, bareLetters(typed).trim()].some((remark) => REMARK.test(remark));
  if (/\d/u.test(text)) return isRemark ? { note: { text }, isSure: false } : undefined;
  // Serial numbers begin with up to three letters that may be a short name, such as "GE".
  const isNamed = isName(text);
  return isNamed || isApart || isRemark ? { note: { text }, isSure: isNamed && text.length > 3 } : undefined;
}

/** Removes the notes before and behind the number, longest first, as long as enough for a number remains. */
function removeNotes(
  given: readonly Word[],
  after: string,
  isName: SeparateOptions["isName"],
  weak: boolean,
): Split {
  let words = given;
  let notes: readonly Note[] = [];
  const strip = (): boolean => {
    for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
      for (const end of [true, false]) {
        const [taken, left] = end
          ? [words.slice(-count), words.slice(0, -count)]
          : [words.slice(0, count), words.slice(count)];
        const beside = end ? taken[0]?.before : left[0]?.before;
        const behind = end && taken.at(-1) === given.at(-1) ? after : "";
        const found = toNote(taken, STRONG.test((beside ?? "") + behind), isName);
        if (!found || (!found.isSure && !weak) || characters(left).length < SHORTEST) continue;
        // "RHLN 01 06 534307" is one number, though "RHLN 01" could be a place.
        const isSpaced = !end && !found.isSure && left.length > 1;
        if (isSpaced && /^[A-Z]{1,4}\d*$/u.test(characters(taken))) continue;
        words = left;
        notes = end ? [found.note, ...notes] : [...notes, found.note];
        return true;
      }
    }
    return false;
  };
  while (strip());
  return { words, notes };
}

/** Removes what captions for serial and model number separate from the number. */
function betweenCaptions(words: readonly Word[], isName: SeparateOptions["isName"]): Split {
  const caption = words.findLastIndex(
    ({ text }, index) => index > 0 && SERIAL_CAPTION.test(text.toUpperCase()),
  );
  const start = Math.max(caption, 0);
  const model = words.findIndex(({ text }, index) => index > start && MODEL_CAPTION.test(text.toUpperCase()));
  const number = words.slice(start, model < 0 ? words.length : model);
  if (characters(number).length < SHORTEST) return { words, notes: [] };
  const found = toNote(words.slice(0, start), true, isName);
  return { words: number, notes: found ? [found.note] : [] };
}

/** Splits "BH6511396-2005", whose year is joined to the number by a hyphen. */
function splitYear(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  const [, number, year] = /^(.{6,})[-_.:]((?:19[5-9]|20[0-4])\d)$/u.exec(last?.text ?? "") ?? [];
  if (!last || number === undefined || year === undefined) return words;
  return [...words.slice(0, -1), { ...last, text: number }, { text: year, before: "-" }];
}

const CONJUNCTION = /^(?:AND|OR|UND|ODER|ET|OU|E|O|Y|\+)$/iu;

/** Returns the words between separators that stand in no number. */
function toGroups(words: readonly Word[]): readonly (readonly Word[])[] {
  const groups: Word[][] = [[]];
  for (const word of words) {
    const isConjunction = CONJUNCTION.test(word.text);
    if (isConjunction || STRONG.test(word.before)) groups.push([]);
    if (!isConjunction) groups.at(-1)?.push(word);
  }
  return groups.filter((group) => group.length > 0);
}

/** Returns the numbers that one text holds, each once. */
function toNumbers(words: readonly Word[], fits: SeparateOptions["fits"]): readonly string[] {
  const looksWhole = (text: string): boolean =>
    plateCharacters(text).length >= SHORTEST && text.replaceAll(/\D/gu, "").length >= 5;
  const isOne = (text: string): boolean => fits(normaliseSerial(text));
  if (isOne(join(words))) return [join(words)];
  const apart = toGroups(words).map(join);
  const single = words.map(({ text }) => text);
  const found = apart.length > 1 ? apart : single.every(isOne) ? single : [];
  const isFirst = (one: string, index: number): boolean =>
    found.findIndex((other) => normaliseSerial(other) === normaliseSerial(one)) === index;
  return found.length > 1 && found.every(looksWhole) ? found.filter(isFirst) : [join(words)];
}

/** Returns the only word that is a whole number, unless the others could be one: "BH6511396 n/a", "unit 204: BH6511396". */
function findAmongWords(
  words: readonly Word[],
  fits: SeparateOptions["fits"],
  isName: SeparateOptions["isName"],
): SeparatedText | undefined {
  const whole = words.filter(
    ({ text }) => plateCharacters(text).length >= WHOLE && fits(normaliseSerial(text)),
  );
  const [number] = whole;
  if (number === undefined || whole.length > 1) return undefined;
  const at = words.indexOf(number);
  const beside = [words.slice(0, at), words.slice(at + 1)];
  const [before, after] = beside.map(characters);
  if (/^[A-Z]{1,4}$/u.test(before ?? "") && after === "") return undefined;
  if (!/[A-Z]\d*[A-Z]|^\d{1,3}$/u.test(`${before}${after}`)) return undefined;
  const notes = beside.map((each) => toNote(each, true, isName)?.note ?? { text: trimSigns(join(each)) });
  return { numbers: [number.text], notes: notes.filter(({ text }) => text !== "") };
}

/**
 * Separates a typed text into its serial number and the notes beside it. What can't be a part of the number is a note
 * at once: a date in brackets, behind a slash or behind "MFG DATE". A year behind a space or a hyphen, or a name, is a
 * note only if the number has a known shape without it and none with it.
 *
 * @example
 * separateNotes("BH6511396 / 2005", options);
 * //=> { numbers: ["BH6511396"], notes: [{ text: "2005", date: "2005" }] }
 */
export function separateNotes(text: string, { fits, isName }: SeparateOptions): SeparatedText {
  if (text.length > LONGEST || !/[^A-Za-z\d]/u.test(text)) return { numbers: [text], notes: [] };
  // One word that is a number as it stands, such as "7-1234-567".
  if (/^[A-Za-z\d.-]+$/u.test(text) && fits(normaliseSerial(text))) return { numbers: [text], notes: [] };
  const { words, after } = toWords(text.normalize("NFKC").replace(SHORT_CAPTION, ""));
  const number = betweenCaptions(words, isName);
  const fitsAlone = (split: Split): boolean => fits(normaliseSerial(join(split.words)));
  const beside = removeNotes(number.words, after, isName, false);
  const sure: Split = { words: beside.words, notes: [...number.notes, ...beside.notes] };
  const most = removeNotes(splitYear(sure.words), after, isName, true);
  const loose: Split = { words: most.words, notes: [...most.notes, ...sure.notes] };
  const [only, ...more] = loose.words;
  const isWhole =
    only !== undefined &&
    more.length === 0 &&
    plateCharacters(only.text).length >= WHOLE &&
    most.notes.every(({ date }) => date !== undefined);
  // "112105473 2018" has the shape of one number too, but a year behind a space is a note.
  const isBeforeYear = isWhole && fitsAlone(loose) && YEAR.test(sure.words.at(-1)?.text ?? "");
  const isBetter = isBeforeYear || (!fitsAlone(sure) && (fitsAlone(loose) || isWhole));
  const chosen = most.notes.length > 0 && isBetter ? loose : sure;
  const isWanted = chosen.notes.length === 0 || fitsAlone(chosen) || !fits(normaliseSerial(text));
  const [first, ...others] = isWanted ? toNumbers(chosen.words, fits) : [];
  const isAlone =
    first !== undefined && others.length === 0 && normaliseSerial(first) === normaliseSerial(text);
  const isRead = others.length > 0 || [text, first ?? ""].some((one) => fits(normaliseSerial(one)));
  const amongWords = isRead ? undefined : findAmongWords(words, fits, isName);
  if (amongWords) return amongWords;
  if (first === undefined || isAlone) return { numbers: [text], notes: [] };
  return { numbers: [first, ...others], notes: chosen.notes };
}

/** Returns what separates a text with the number of one brand, whose names may stand beside it. */
export const forBrand = ({ slug, label, aliases, formats }: Brand): SeparateOptions => ({
  fits: (serial) => formats.some(({ matcher }) => matcher().pattern.test(serial)),
  isName: (words) => [slug, label, ...aliases].map(plateCharacters).includes(plateCharacters(words)),
});
