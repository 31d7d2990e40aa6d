import type { Brand } from "./format.ts";
import { hasFormat } from "./has-format.ts";
import { normaliseSerial, plateCharacters, serialLimits } from "./normalise.ts";
import { isCaption, type NoteEvent, toEvent, WEEK } from "./note-event.ts";
import { readDate, readWeek, YEAR } from "./read-date.ts";
import {
  bareLetters,
  findCaptioned,
  hasSerialCaption,
  kindByForm,
  type NoSerial,
  statesNoNumber,
} from "./other-number.ts";

/** Text beside a serial number that is not part of it: a date, a year or a name. */
export interface Note {
  /** As typed, without brackets and separators: `"MFG DATE 05/2004"`. */
  readonly text: string;
  /** Its date as `"2005"`, `"2005-08"` or `"2005-W32"`. Absent for a name or a date that can't be read. */
  readonly date?: string;
  /** What happened on that date. Absent if no word says so. */
  readonly event?: NoteEvent;
}

/** A text with one or more serial numbers, separated from the notes beside them. */
export interface SeparatedText {
  /** The serial numbers as typed: one, or several if the text holds several. */
  readonly numbers: readonly [string, ...string[]];
  readonly notes: readonly Note[];
  /** Why the only number isn't a serial number. Absent if it may be one. */
  readonly problem?: NoSerial;
}

/** What decides whether a token that can be a note or a part of the number is a note. */
export interface SeparateOptions {
  /** Whether a normalized text has the shape of a serial number. */
  readonly fits: (serial: string) => boolean;
  /** Whether words are the name of a brand. */
  readonly isName: (words: string) => boolean;
  /** Fewest characters of a serial number. Default: 6. */
  readonly shortest?: number;
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
const MAX_LENGTH = 200;
const MIN_LENGTH = serialLimits().shortest;
/** A single run of so many characters is a whole number. */
const WHOLE = 8;
/** Most words that a note has: "MFG DATE: Aug 15, 2005". */
const MAX_WORDS = 6;

/** Words between a caption and its date. Alone they could be the first letters of a number. */
const PREPOSITION = /^(?:AM|DE|DEL|DI|DU|EN|IM|LE|NEL|VON|DELLA|LA|AU|AL)$/u;
const SERIAL_CAPTION = /^(?:SERIAL|SER|S\/N|SN)(?:[.:#]|$)/u;
const SHORT_CAPTION = /^\s*SER[\s.]*#[\s:]*/iu;
const MODEL_CAPTION = /^(?:MODEL|MOD|M\/N|MN)(?:[.:#]|$)/u;
/** A size or a place: "50 gal", "40,000 BTU", "unit 2A", "#1", "natural gas, basement". */
const REMARK =
  /^(?:#\s?\d{1,2}|\d{1,3}(?:[.,]?\d{3})?[\s-]?(?:GAL(?:LON)?S?|L|LIT(?:ER|RE)S?|K?BTUH?|KW|YEARS?|YRS?)\.?|[A-Z]{3,}(?:[\s/-]+[A-Z]+)*(?:\s#?\d{1,2}[A-Z]?)?)$/u;
// Separators that are not written inside a number.
const STRONG = /[,;|=/&()[\]{}\n]/u;

// What a bar code scanner puts in front to name the kind of bar code: "]C1", "]A0".
const SCANNER_PREFIX = /^\s*\][A-Za-z]\d\s*/u;

const SIGNS = "-–—.:#*/~ \t\n";

const characters = (words: readonly Word[]): string =>
  plateCharacters(words.map(({ text }) => text).join(""));
const join = (words: readonly Word[]): string =>
  words.map(({ text, before }, index) => (index === 0 ? "" : before || " ") + text).join("");

/** Returns the words of a text, each with what stands before it. A slash beside a whole number separates as well. */
function toWords(
  text: string,
  shortest?: number,
): { readonly words: readonly Word[]; readonly after: string } {
  const words: Word[] = [];
  let before = "";
  for (const piece of text.split(/([\s,;|=&()[\]{}]+)/u)) {
    if (/^[\s,;|=&()[\]{}]*$/u.test(piece) || piece === "/") {
      before += piece;
      continue;
    }
    for (const [index, part] of splitAtSlash(piece, shortest).entries()) {
      words.push({ text: part, before: index === 0 ? before : "/" });
      before = "";
    }
  }
  return { words, after: before };
}

/** Splits "BH6511396/2005" and "2005/BH6511396", but neither "8/2005" nor "S/N". */
function splitAtSlash(piece: string, shortest = MIN_LENGTH): readonly string[] {
  const isNumber = (text: string): boolean => plateCharacters(text).length >= shortest;
  const first = piece.indexOf("/");
  if (first < 0) return [piece];
  const [left, right] = [piece.slice(0, first), piece.slice(first + 1)];
  if (isNumber(left) && /\d/u.test(right)) return [left, right];
  const last = piece.lastIndexOf("/");
  const [front, back] = [piece.slice(0, last), piece.slice(last + 1)];
  return isNumber(back) && /^\d/u.test(front) ? [front, back] : [piece];
}

/** Returns a text without signs and spaces at its ends. */
function trimSigns(text: string, signs = SIGNS): string {
  let [from, to] = [0, text.length];
  while (from < to && signs.includes(text.charAt(from))) from += 1;
  while (to > from && signs.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Returns the note that words are, and whether they can't be a part of a number; `undefined` if they are none. */
function toNote(words: readonly Word[], isApart: boolean, isName: SeparateOptions["isName"]) {
  const typed = join(words);
  const text = trimSigns(typed);
  if (text === "") return undefined;
  const bare = bareLetters(text);
  const tokens = bare.split(/[\s:.#]+/u);
  const at = tokens.findIndex(
    (token, index) => !isCaption(token) && (index === 0 || !PREPOSITION.test(token)),
  );
  if (at < 0) return { note: { text }, isSure: true };
  if (at > 0) {
    const rest = tokens.slice(at).join(" ");
    const before = tokens.slice(0, at);
    const date = before.some((token) => WEEK.test(token)) ? readWeek(rest) : readDate(rest)?.date;
    if (date === undefined) return /^\d{1,8}$/u.test(rest) ? { note: { text }, isSure: true } : undefined;
    return { note: { text, date, event: toEvent(before) }, isSure: true };
  }
  const dated = readDate(bare, isApart);
  if (dated) return { note: { text, date: dated.date }, isSure: isApart || dated.isSure };
  const isRemark = [bare, bareLetters(typed).trim()].some((remark) => REMARK.test(remark));
  if (/\d/u.test(text)) return isRemark ? { note: { text }, isSure: false } : undefined;
  // Serial numbers begin with up to three letters that may be a short name, such as "GE".
  const isNamed = isName(text);
  return isNamed || isApart || isRemark ? { note: { text }, isSure: isNamed && text.length > 3 } : undefined;
}

/**
 * Returns the note in a text that holds no serial number, or `undefined` if it has no date.
 *
 * @example
 * readNote("Installed: 05/2015"); //=> { text: "Installed: 05/2015", date: "2015-05", event: "installed" }
 */
export function readNote(text: string): Note | undefined {
  const { words } = toWords(text.normalize("NFKC"));
  const note = toNote(words, true, () => false)?.note;
  return note?.date === undefined ? undefined : note;
}

/** Removes the notes before and behind the number, longest first, as long as enough for a number remains. */
function removeNotes(
  given: readonly Word[],
  after: string,
  { isName, shortest = MIN_LENGTH }: SeparateOptions,
  weak: boolean,
): Split {
  let words = given;
  let notes: readonly Note[] = [];
  const strip = (): boolean => {
    for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
      for (const end of [true, false]) {
        const [taken, left] = end
          ? [words.slice(-count), words.slice(0, -count)]
          : [words.slice(0, count), words.slice(count)];
        const beside = end ? taken[0]?.before : left[0]?.before;
        const behind = end && taken.at(-1) === given.at(-1) ? after : "";
        const note = toNote(taken, STRONG.test((beside ?? "") + behind), isName);
        if (!note || (!note.isSure && !weak) || characters(left).length < shortest) continue;
        // "RHLN 01 06 534307" is one number, though "RHLN 01" could be a place.
        const isSpaced = !end && !note.isSure && left.length > 1;
        if (isSpaced && /^[A-Z]{1,4}\d*$/u.test(characters(taken))) continue;
        words = left;
        notes = end ? [note.note, ...notes] : [...notes, note.note];
        return true;
      }
    }
    return false;
  };
  while (strip());
  return { words, notes };
}

/** Removes what captions for serial and model number separate from the number. */
function betweenCaptions(words: readonly Word[], { isName, shortest = MIN_LENGTH }: SeparateOptions): Split {
  const caption = words.findLastIndex(
    ({ text }, index) => index > 0 && SERIAL_CAPTION.test(text.toUpperCase()),
  );
  const start = Math.max(caption, 0);
  const model = words.findIndex(({ text }, index) => index > start && MODEL_CAPTION.test(text.toUpperCase()));
  const number = words.slice(start, model < 0 ? words.length : model);
  if (characters(number).length < shortest) return { words, notes: [] };
  const note = toNote(words.slice(0, start), true, isName);
  return { words: number, notes: note ? [note.note] : [] };
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

/** Returns what a number looks like: "BH6511396" becomes "AA9999999". */
const toShape = (text: string): string =>
  plateCharacters(text).replaceAll(/[A-Z]/gu, "A").replaceAll(/\d/gu, "9");

/** Returns whether a text has the shape of a model number beside a serial number: few digits, with letters among them. */
const isModelBeside = (text: string, serial: string): boolean =>
  /[A-Z]\d|\d[A-Z]/iu.test(text) &&
  text.replaceAll(/\D/gu, "").length <= 6 &&
  toShape(text) !== toShape(serial);

/** Returns the numbers that one text holds, each once, without a model number beside the only serial number. */
function toNumbers(words: readonly Word[], fits: SeparateOptions["fits"]): readonly string[] {
  const looksWhole = (text: string): boolean =>
    plateCharacters(text).length >= MIN_LENGTH && text.replaceAll(/\D/gu, "").length >= 5;
  const isOne = (text: string): boolean => fits(normaliseSerial(text));
  if (isOne(join(words))) return [join(words)];
  const apart = toGroups(words).map(join);
  const single = words.map(({ text }) => text);
  const serials = apart.length > 1 ? apart : single.every(isOne) ? single : [];
  const isFirst = (one: string, index: number): boolean =>
    serials.findIndex((other) => normaliseSerial(other) === normaliseSerial(one)) === index;
  if (serials.length < 2 || !serials.every(looksWhole)) return [join(words)];
  const [serial, ...others] = serials.filter(isOne);
  const isAlone =
    serial !== undefined &&
    others.length === 0 &&
    serials.every((text) => text === serial || isModelBeside(text, serial));
  return isAlone ? [serial] : serials.filter(isFirst);
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
export function separateNotes(text: string, options: SeparateOptions): SeparatedText {
  const typed = text.replace(SCANNER_PREFIX, "");
  if (typed.length > MAX_LENGTH) return { numbers: [typed], notes: [] };
  if (statesNoNumber(typed)) return { numbers: [typed], notes: [], problem: { code: "not-stated" } };
  if (!/[^A-Za-z\d]/u.test(typed)) return { numbers: [typed], notes: [] };
  const form = kindByForm(typed);
  if (form !== undefined)
    return { numbers: [typed], notes: [], problem: { code: "other-number", kind: form } };
  const isFitting = (word: string): boolean => options.fits(normaliseSerial(word));
  const captioned = findCaptioned(typed, isFitting);
  if (captioned === undefined) return separateWords(typed, options);
  const rest = trimSigns(captioned.rest, `${SIGNS},;|()`);
  if (plateCharacters(rest).length < (options.shortest ?? MIN_LENGTH) || statesNoNumber(rest))
    return { numbers: [typed], notes: [], problem: captioned.problem };
  const separated = separateWords(rest, options);
  // A model number can have several groups: "Model PROPH50 T2 RH375-30".
  if (
    captioned.problem.code === "looks-like-model" &&
    !hasSerialCaption(rest) &&
    !separated.numbers.some(isFitting)
  )
    return { numbers: [typed], notes: [], problem: captioned.problem };
  // A model number beside the serial number belongs on the same plate.
  return captioned.problem.code === "looks-like-model"
    ? separated
    : { ...separated, notes: [...separated.notes, { text: captioned.text }] };
}

/** Separates a text in which no caption names another number. */
function separateWords(text: string, options: SeparateOptions): SeparatedText {
  const { fits, isName, shortest } = options;
  // One word that is a number as it stands, such as "7-1234-567".
  if (/^[A-Za-z\d.-]+$/u.test(text) && fits(normaliseSerial(text))) return { numbers: [text], notes: [] };
  const { words, after } = toWords(text.normalize("NFKC").replace(SHORT_CAPTION, ""), shortest);
  const number = betweenCaptions(words, options);
  const fitsAlone = (split: Split): boolean => fits(normaliseSerial(join(split.words)));
  const beside = removeNotes(number.words, after, options, false);
  const sure: Split = { words: beside.words, notes: [...number.notes, ...beside.notes] };
  const most = removeNotes(splitYear(sure.words), after, options, true);
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

const optionsOf = new WeakMap<Brand, SeparateOptions>();

/** Returns the options for a text with a serial number of one brand, which may have the brand's names beside it. */
export function forBrand(brand: Brand): SeparateOptions {
  const known = optionsOf.get(brand);
  if (known !== undefined) return known;
  const { slug, label, aliases, shortest } = brand;
  const names: ReadonlySet<string> = new Set([slug, label, ...aliases].map(plateCharacters));
  const options: SeparateOptions = {
    ...(shortest !== undefined && { shortest }),
    fits: (serial) => hasFormat(brand, serial),
    isName: (words) => names.has(plateCharacters(words)),
  };
  optionsOf.set(brand, options);
  return options;
}
