/** The writing rules of a language, for checking its texts. Each language's folder defines its own. */
export interface Writing {
  /** Opening and closing quotation marks, with the space inside them. */
  readonly quotes: readonly [opening: string, closing: string];
  /** Marks that open a sentence, by the mark that ends it: "¿" for "?". */
  readonly openings?: Readonly<Record<string, string>>;
  /** The space before a mark. */
  readonly spaces?: Readonly<Record<string, string>>;
  /** Whether a no-break space joins a number and its unit. */
  readonly joinsUnits?: true;
  /** Whether texts may contain straight apostrophes. The English texts of the specification do. */
  readonly straightApostrophes?: true;
  /**
   * Words that change with the next letter ("a" and "an", "de" and "d’"). They may not precede an argument that can
   * start with any letter, such as a brand name.
   */
  readonly changingWords?: readonly string[];
  /** Words and phrases that sound translated, in lower case. */
  readonly avoided: readonly string[];
  /** Texts of two or more words that are the same in English: names, and words that both languages have. */
  readonly sameAsEnglish: readonly string[];
}

const QUOTES = /["“”„«»‹›‟]/u;
const ADDRESS = /https?:\/\/\S+/gu;
const UNIT = /\d (?:kW|W|V|A|BTU|gal|l|°[CF]|%)(?![\p{L}\p{N}])/u;

function wrongQuotes(text: string, [opening, closing]: Writing["quotes"]): boolean {
  let rest = text;
  while (rest.includes(opening)) {
    const [before = "", ...after] = rest.split(opening);
    const inside = after.join(opening);
    const end = inside.indexOf(closing);
    if (QUOTES.test(before) || end === -1 || QUOTES.test(inside.slice(0, end))) return true;
    rest = inside.slice(end + closing.length);
  }
  return QUOTES.test(rest);
}

const has = (text: string, phrase: string) =>
  new RegExp(String.raw`(?<!\p{L})${phrase}(?!\p{L})`, "iu").test(text);

const times = (text: string, mark: string) => text.split(mark).length - 1;

/**
 * Returns the writing mistakes in a text, each once.
 *
 * @param text The text that a reader sees, without arguments and cases.
 *
 * @example
 * mistakesIn("It's  here", { quotes: ["„", "“"], avoided: [], sameAsEnglish: [] }); //=> ["doubled space", "straight apostrophe"]
 */
export function mistakesIn(text: string, writing: Writing): readonly string[] {
  const plain = text.replaceAll(ADDRESS, "");
  const { avoided, openings = {}, spaces = {} } = writing;
  const faults: readonly (readonly [string, boolean])[] = [
    ["doubled space", /\s\s/u.test(text)],
    ["space at an end", text.trim() !== text],
    ["space before a mark", / [.,;:!?…](?!\.)/u.test(plain)],
    ["straight apostrophe", writing.straightApostrophes !== true && plain.includes("'")],
    ["wrong quotation marks", wrongQuotes(plain, writing.quotes)],
    ["number and unit can be parted", writing.joinsUnits === true && UNIT.test(plain)],
    ...avoided.map((phrase) => [`“${phrase}”`, has(plain, phrase)] as const),
    ...Object.entries(openings).map(
      ([closing, opening]) => [`no ${opening}`, times(plain, opening) !== times(plain, closing)] as const,
    ),
    ...Object.entries(spaces).map(
      ([mark, space]) => [`space before ${mark}`, times(plain, mark) !== times(plain, space + mark)] as const,
    ),
  ];
  return faults.filter(([, wrong]) => wrong).map(([name]) => name);
}
