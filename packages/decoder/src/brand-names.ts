import type { BrandSlug } from "./brands/index.ts";

/** Words after which no part of a company's name follows, but for example its town. */
const legalForms = new Set(["co", "company", "corp", "corporation", "inc", "incorporated", "llc", "ltd"]);

/** Words after a maker's name that say what kind of company it is or what it builds. */
const tradeWords = new Set([
  ...legalForms,
  ..."ag america american and appliance appliances brand canada companies div division factories gmbh group heater heaters heating holdings ind industries international kg limited manufacturing mfg north of plc product products sa solutions spa srl systems tank tankless tanks technologies technology the thermotechnology usa us water wh works".split(
    " ",
  ),
]);

/** Words between a brand and the company that builds it: "by", "a division of", "a … company". */
const joiningWords = new Set(["a", "an", "by", "of"]);

/** What a name is, written before it: "Make: Rheem". */
const captions = new Set(
  "brand fabbricante fabricant fabricante hersteller make maker manufacturer marca marke marque mfg mfr".split(
    " ",
  ),
);

/** Words before a name that say how sure a person is, or the size, the fuel or the use of the heater. */
const remarks = new Set(
  "apparently appears be commercial domestic electric electrico electrique elettrico elektro etre evtl existing forse gal gallon gallons gals gas gaz is it l likely liter liters litre litres litri litros looks like lp lpg make maybe natural ng older perhaps peut possibly probablemente probablement probably propane quiza quizas residential seems tal to unknown unsure us vermutlich vez vielleicht wahrscheinlich".split(
    " ",
  ),
);

/** A count or a size before a name: "2", "50gal". Longer digits can be a serial number. */
const COUNT = /^\d{1,3}(?:g|gal|gals|gallons?|l|lt|x)?$/u;

/** Words for building, which "by" and a maker follow. */
const madeWords = new Set(
  "built fabbricato fabricado fabrique gefertigt hecho hergestellt made manufactured mfd produced prodotto".split(
    " ",
  ),
);
const byWords = new Set(["by", "da", "par", "por", "von"]);

/** Words between two brands. */
const pairWords = new Set(["and", "e", "et", "o", "oder", "or", "ou", "und", "y"]);

/** Words as they are shortened in lists of equipment. */
const shortened: Readonly<Record<string, string>> = {
  am: "american",
  amer: "american",
  gen: "general",
  htr: "heater",
  htrs: "heaters",
  prods: "products",
  std: "standard",
  wtr: "water",
};

/** Stores that sell water heaters of other companies and are written before the brand. */
const stores = new Set(["costco", "homedepot", "thehomedepot", "lowes", "menards", "sears", "searsroebuck"]);

/** Short forms that can mean only one brand of water heaters, without spaces and punctuation. */
export const shortForms: Readonly<Record<string, BrandSlug>> = {
  amstd: "american-standard",
  aos: "ao-smith",
  bradwhite: "bradford-white",
  bw: "bradford-white",
  bwc: "bradford-white",
  crownboiler: "crown",
  heattransferproducts: "htp",
  heizungviessmann: "viessmann",
  junkersbosch: "junkers",
  kdnavien: "navien",
  lesusinesgiant: "giant",
  rhm: "rheem",
  robertbosch: "bosch",
  stiebel: "stiebel-eltron",
  usinesgiant: "giant",
};

/** Brands whose name is an everyday word: more words after it can be another company's name. */
const everydayNames: ReadonlySet<string> = new Set<BrandSlug>([
  "american",
  "atlantic",
  "crane",
  "crown",
  "eternal",
  "giant",
  "jackson",
  "marathon",
  "mission",
  "niles",
  "pacemaker",
  "polaris",
  "proline",
  "reliance",
  "richmond",
  "splendid",
  "state",
  "suburban",
  "titan",
  "vanguard",
]);

/** Brands whose name is a product line of other brands as well: "State ProLine", "Rheem Performance Platinum". */
const lineNames: ReadonlySet<string> = new Set<BrandSlug>(["performance", "proline"]);

/** Words that name another product of a company that builds water heaters too. */
const otherProducts = new Set(["ac", "air", "conditioner", "conditioning", "furnace", "hvac", "thermostat"]);

const MAX_WORDS = 12;

/**
 * Returns the words of a name in lower case, without accents and punctuation.
 *
 * @example
 * nameWords("A. O. Smith Corp."); //=> ["a", "o", "smith", "corp"]
 */
export const nameWords = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ø", "o")
    .split(/[^a-z\d]+/u)
    .filter((word) => word !== "");

/** Returns the words of a name without what is written before it: "Make: Rheem", "Made by Rheem", "50 gal Rheem". */
function withoutRemarks(words: readonly string[]): readonly string[] {
  const [first = "", second = ""] = words;
  if (captions.has(first) || remarks.has(first) || COUNT.test(first)) return withoutRemarks(words.slice(1));
  return madeWords.has(first) && byWords.has(second) ? withoutRemarks(words.slice(2)) : words;
}

const readWords = (text: string): readonly string[] => {
  const words = nameWords(text);
  return words.length > MAX_WORDS ? [] : words;
};

const lengthen = (words: readonly string[]): readonly string[] =>
  words.map((word) => shortened[word] ?? word);

/**
 * Returns what is known under a name as people and rating plates write it: with a legal form or trade words after it
 * ("Navien, Inc."), a store ("Sears Kenmore"), a size or a doubt before it ("maybe Rheem"), or a product line after it
 * ("Bradford White Defender").
 *
 * @param known Every name without spaces and punctuation.
 * @param isBrand Whether what was found is a brand with rules of its own, which product lines follow.
 * @returns `undefined` when no name fits, or when the text names two brands.
 */
export function findWrittenName<Named extends { readonly slug: string }>(
  text: string,
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): Named | undefined {
  const written = readWords(text);
  const name = withoutRemarks(written);
  return (
    findInWords(written, known, isBrand) ??
    (name.length < written.length ? findInWords(name, known, isBrand) : undefined) ??
    findInBrackets(text, known)
  );
}

function findInWords<Named extends { readonly slug: string }>(
  written: readonly string[],
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): Named | undefined {
  const words = lengthen(written);
  return (
    findCompany(written, known) ??
    findCompany(words, known) ??
    findAfterStore(words, known, isBrand) ??
    findBeforeMaker(words, known) ??
    findProductLine(words, known, isBrand) ??
    findLastNameFirst(words, known, isBrand)
  );
}

/** Returns the two brands that a text names, in its order: "Ruud/Rheem", "Rheem or Ruud". */
export function findPair<Named extends { readonly slug: string }>(
  text: string,
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): readonly [Named, Named] | undefined {
  const words = lengthen(withoutRemarks(readWords(text)));
  for (let count = words.length - 1; count > 0; count -= 1) {
    const first = known.get(words.slice(0, count).join(""));
    if (!first || !isBrand(first)) continue;
    const second = findInWords(
      words.slice(pairWords.has(words[count] ?? "") ? count + 1 : count),
      known,
      isBrand,
    );
    if (second && isBrand(second) && second.slug !== first.slug) return [first, second];
  }
  return undefined;
}

/** Finds a brand before the name of the company that builds it: "Marathon by Rheem", "Ruud, a Div. of Rheem". */
function findBeforeMaker<Named>(
  words: readonly string[],
  known: ReadonlyMap<string, Named>,
): Named | undefined {
  const joints = [...words.keys()].filter((index) => index > 0 && joiningWords.has(words[index] ?? ""));
  const hasMaker = joints.some((index) => findCompany(words.slice(index + 1), known) !== undefined);
  return hasMaker ? findCompany(words.slice(0, joints[0]), known) : undefined;
}

/** Finds a brand whose last word is written first, as in a list of people: "Smith, A.O.". */
function findLastNameFirst<Named extends { readonly slug: string }>(
  words: readonly string[],
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): Named | undefined {
  const end = words.findLastIndex((word) => !tradeWords.has(word)) + 1;
  const brand = known.get([...words.slice(1, end), words[0]].join(""));
  return end > 1 && brand !== undefined && isBrand(brand) ? brand : undefined;
}

/** Finds a name before brackets with its maker or store, "Hotpoint (GE)", or a short form in them. */
function findInBrackets<Named>(text: string, known: ReadonlyMap<string, Named>): Named | undefined {
  const [, before, inside] = /^([^()]+)\(([^()]+)\)\s*$/u.exec(text) ?? [];
  if (before === undefined || inside === undefined) return undefined;
  return findCompany(nameWords(before), known) ?? findCompany(nameWords(inside), known);
}

/** Finds a name with or without trade words after it: the longest one, because "American Appliance" is a name. */
function findCompany<Named>(words: readonly string[], known: ReadonlyMap<string, Named>): Named | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const brand = known.get(words.slice(0, count).join(""));
    if (brand) return brand;
    if (!tradeWords.has(words[count - 1] ?? "")) break;
  }
  return words[0] === "the" ? findCompany(words.slice(1), known) : undefined;
}

function findAfterStore<Named extends { readonly slug: string }>(
  words: readonly string[],
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): Named | undefined {
  for (let count = 1; count < words.length; count += 1) {
    if (stores.has(words.slice(0, count).join(""))) {
      const brand = words.slice(count);
      const match = findCompany(brand, known) ?? findProductLine(brand, known, isBrand);
      if (match) return match;
    }
  }
  return undefined;
}

function findProductLine<Named extends { readonly slug: string }>(
  words: readonly string[],
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): Named | undefined {
  if (words.some((word) => otherProducts.has(word))) return undefined;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const brand = known.get(words.slice(0, count).join(""));
    if (!brand || !isBrand(brand)) continue;
    if (lineNames.has(brand.slug) && startsWithBrand(words.slice(0, count - 1), known, isBrand)) continue;
    const rest = words.slice(count);
    const isModel = rest.some((word) => /\d/u.test(word));
    const isApart = lineNames.has(rest[0] ?? "") || legalForms.has(rest[0] ?? "");
    if (everydayNames.has(brand.slug) && !isModel && !isApart) return undefined;
    return namesOtherBrand(rest, brand, known, isBrand) ? undefined : brand;
  }
  return undefined;
}

/** Returns whether words are the name of a brand whose product lines may have any name. */
function startsWithBrand<Named extends { readonly slug: string }>(
  words: readonly string[],
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): boolean {
  const brand = known.get(words.join(""));
  return brand !== undefined && isBrand(brand) && !everydayNames.has(brand.slug);
}

/** Returns whether words contain the name of another brand, so that two are named. */
function namesOtherBrand<Named extends { readonly slug: string }>(
  words: readonly string[],
  first: Named,
  known: ReadonlyMap<string, Named>,
  isBrand: (brand: Named) => boolean,
): boolean {
  return words.some((_, from) =>
    words.slice(from).some((_word, index) => {
      const other = known.get(words.slice(from, from + index + 1).join(""));
      if (other === undefined || !isBrand(other) || lineNames.has(other.slug)) return false;
      return other.slug !== first.slug;
    }),
  );
}
