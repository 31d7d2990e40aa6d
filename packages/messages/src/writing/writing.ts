/** How a language is written: what its texts can be checked against. Lies in the folder of the language. */
export interface Writing {
  /** Opening and closing quotation mark, with the space that belongs inside. */
  readonly quotes: readonly [opening: string, closing: string];
  /** Marks that open a sentence ended by the other: "¿" for "?". */
  readonly openings?: Readonly<Record<string, string>>;
  /** The space that stands in front of a mark. */
  readonly spaces?: Readonly<Record<string, string>>;
  /** Whether a no-break space keeps a number and its unit together. */
  readonly joinsUnits?: true;
  /** Whether texts may hold straight apostrophes: those of the specification do, in English. */
  readonly straightApostrophes?: true;
  /**
   * Words that change with the letter behind them ("a" and "an", "de" and "d’"). They do not stand before an argument
   * that can begin with any letter, such as the name of a brand.
   */
  readonly changingWords?: readonly string[];
  /** Words and phrases that make a text sound translated, in lower case. */
  readonly avoided: readonly string[];
  /** Texts of two words or more that are the same in English: names, and words that both languages have. */
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
 * What is wrong with how a text is written, each mistake named once.
 *
 * @param text What a reader sees, without arguments and cases.
 *
 * @example
 * mistakesIn("It's  here", { quotes: ["„", "“"], avoided: [], sameAsEnglish: [] }); //=> ["doubled space", "straight apostrophe"]
 */
export function mistakesIn(text: string, writing: Writing): readonly string[] {
  const plain = text.replaceAll(ADDRESS, "");
  const { avoided, openings = {}, spaces = {} } = writing;
  const found: readonly (readonly [string, boolean])[] = [
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
  return found.filter(([, wrong]) => wrong).map(([name]) => name);
}
