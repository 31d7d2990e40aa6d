import { plateCharacters, serialLimits } from "./normalise.ts";

/**
 * What a number is if it isn't a serial number:
 *
 * - `board`: the registration of a pressure vessel with the National Board of boiler inspectors
 * - `crn`: the Canadian registration of a pressure vessel (CRN)
 * - `asme`, `csa`, `ul`, `fcc`: a number of these standards and testing bodies
 * - `ahri`: the reference number of an efficiency certificate
 * - `cec`: a number of the California Energy Commission (CEC)
 * - `barcode`: the product code below a bar code (UPC, EAN)
 * - `part`: a part or article number
 * - `valve`: a number on the gas valve
 * - `owner`: an order, permit or asset number of the owner or installer
 * - `phone`: a phone number
 * - `date`: a date
 * - `rounded`: a number whose last digits a spreadsheet dropped, such as `2.14313E+12`
 * - `placeholder`: digits that were typed only to fill the field, such as `00000000`
 */
export type OtherNumberKind =
  | "board"
  | "crn"
  | "asme"
  | "csa"
  | "ul"
  | "fcc"
  | "ahri"
  | "cec"
  | "barcode"
  | "part"
  | "valve"
  | "owner"
  | "phone"
  | "date"
  | "rounded"
  | "placeholder";

/** Why a text has no serial number. The codes are those of a problem. */
export type NoSerial =
  | { readonly code: "not-stated" }
  | { readonly code: "looks-like-model" }
  | { readonly code: "other-number"; readonly kind: OtherNumberKind };

/** Fewest digits of a serial number. A "?" represents a character that can't be read. */
const MIN_DIGITS = 3;
const { shortest } = serialLimits();

// Captions in front of a number, in upper case and without accents. What follows each is no letter or digit.
const CAPTIONS: readonly (readonly [OtherNumberKind | "model", RegExp])[] = (
  [
    ["board", String.raw`N\.?B\.?|NAT(?:IONAL|['’]?L)?\.?\s?B(?:OAR)?D\.?`],
    ["crn", String.raw`C\.?R\.?N\.?`],
    ["asme", "ASME"],
    ["ahri", String.raw`A\.?H\.?R\.?I\.?|GAMA`],
    ["cec", "CEC"],
    ["csa", "CSA"],
    ["ul", String.raw`U\.?L\.?`],
    ["fcc", "FCC"],
    ["barcode", "UPC|EAN|GTIN|BAR ?CODE|STRICHCODE|CODE[- ]BARRES|CODIGO DE BARRAS|CODICE A BARRE"],
    [
      "part",
      String.raw`P\/N|PN|PART|SKU|ITEM|ART\.?|ARTIKEL|ARTICLE|ARTICULO|ARTICOLO|TEILE|ERSATZTEIL|BESTELL|PIEZA|PIECE|RICAMBIO`,
    ],
    [
      "owner",
      String.raw`P\.?O\.?|(?:PURCHASE )?ORDER|INVOICE|AUFTRAG|RECHNUNG|COMMANDE|FACTURE|PEDIDO|FACTURA|ORDINE|FATTURA`,
    ],
    [
      "phone",
      String.raw`TEL|TELE?PHONE|TELEFONO?|PHONE|PH|CALL|FAX|MOBILE|CELL|HANDY|MOVIL|CELULAR|CELLULARE`,
    ],
    ["owner", "KUNDEN|ASSET|INVENTAR|INVENTAIRE|INVENTARIO"],
    ["owner", "PERMIT|GENEHMIGUNG|PERMIS|PERMISO|PERMESSO"],
    ["valve", "(?:GAS )?VALVE|GASVENTIL|GASARMATUR|VANNE GAZ|VALVULA DE GAS|VALVOLA GAS"],
    ["model", String.raw`M\/N|MN|E-?NR\.?|MOD|MODEL|MODELL|MODELLO|MODELO|MODELE|TYP|TYPE|TIPO`],
  ] as const
).map(([kind, words]) => [
  kind,
  new RegExp(
    String.raw`(?<![A-Z\d])(?:${words})(?:S?(?:NUMMER|NR))?(?![A-Z\d])(?:[\s.:#°º=-]|(?:N|NO|NOS|NR|NUM|NUMBER|NUMMER|NUMERO|REF|CERT|TAG|ID)(?![A-Z\d]))*(?=[A-Z]*\d|[A-Z]{2,}[-.]?\d)`,
    "u",
  ),
]);
const SERIAL_CAPTION = /(?<![A-Z\d])(?:SERIAL|SER|S\/N|SN)(?![A-Z\d])/u;

export const hasSerialCaption = (text: string): boolean => SERIAL_CAPTION.test(bareLetters(text));

/** Returns a text in upper case and without accents. */
export const bareLetters = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();

/** A number whose caption says what it is. */
export interface CaptionedNumber {
  readonly problem: NoSerial;
  /** The caption with its number, as typed. */
  readonly text: string;
  /** What remains of the text without it. */
  readonly rest: string;
}

/**
 * Returns the first number of a text whose caption says that it isn't the serial number.
 *
 * @param fits Whether a word is a serial number, which ends a number of several groups.
 *
 * @example
 * findCaptioned("NB# 0098712", () => false); //=> { problem: { code: "other-number", kind: "board" }, text: "NB# 0098712", rest: "" }
 */
export function findCaptioned(typed: string, fits: (word: string) => boolean): CaptionedNumber | undefined {
  // An accent of its own would shift every index.
  const text = typed.normalize("NFC");
  const bare = bareLetters(text);
  if (bare.length !== text.length) return undefined;
  for (const [kind, caption] of CAPTIONS) {
    const match = caption.exec(bare);
    if (!match) continue;
    const before = text.slice(0, match.index);
    // "S/N PN1234567": what follows the caption of a serial number is its own.
    if (hasSerialCaption(before.split(/\s+/u).slice(-2).join(" "))) continue;
    const words = text.slice(match.index + match[0].length).split(/(?<=\S)(?=\s)/u);
    let count = 1;
    while (
      count < words.length &&
      /^\s*\(?[\d.,-]+\)?$/u.test(words[count] ?? "") &&
      !fits(words[count] ?? "")
    )
      count += 1;
    const end = match.index + match[0].length + words.slice(0, count).join("").length;
    const problem: NoSerial =
      kind === "model" ? { code: "looks-like-model" } : { code: "other-number", kind };
    return { problem, text: text.slice(match.index, end).trim(), rest: `${before}${text.slice(end)}`.trim() };
  }
  return undefined;
}

/** Returns whether a text has as many digits as a serial number at least. A "?" counts beside a digit. */
export function hasDigits(text: string): boolean {
  let digits = 0;
  let unknown = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Digits, also of full width.
    if ((code >= 48 && code <= 57) || (code >= 0xff10 && code <= 0xff19)) digits += 1;
    else if (code === 63) unknown += 1;
    if (digits > 0 && digits + unknown >= MIN_DIGITS) return true;
  }
  return false;
}

// Short for "there is none", in five languages, in upper case and without accents.
const NOTHING =
  /^(?:X+|N[./\s]*A\.?|NONE|NO|NIL|NULL|NAN|TBD|TBC|UNK|GONE|BLANK|VOID|LOST|WORN|K\.?\s?A\.?|O\.?\s?A\.?|FEHLT|LEER|S\.?\s?O\.?|N\.?\s?[CDRP]\.?|VIDE|USE|SIN|NADA|ND|ROTO|VUOTO|ASS\.?)$/u;
// Words of a remark that says why there is no number.
const REASON =
  /(?<![A-Z\d])(?:UN(?:READABLE|KNOWN|AVAILABLE)|ILLEGIBLE|ILLISIBLE|ILEGIBLE|ILLEGGIBILE|UNLESERLICH|UNLESBAR|MISSING|GONE|FADED|PENDING|REMOVED|(?:NOT|NO|IN)[ -]?(?:VISIBLE|ACCESS(?:IBLE)?|LEGIBLE|READABLE|LABEL|TAG|PLATE|NUMBER|SERIAL|PHOTO)|CAN ?(?:NOT|['’]?T) (?:READ|SEE|ACCESS|FIND)|SEE (?:PHOTO|PIC|PICTURE|IMAGE|NOTES?)|LABEL (?:GONE|OFF|TORN)|FEHLT|ENTFERNT|SIEHE (?:FOTO|BILD)|VERBLASST|KEIN(?:E)? (?:NUMMER|SCHILD|TYPENSCHILD|ANGABE)|MANQUANTE?|EFFACEE?|ABSENTE?|VOIR PHOTO|SANS (?:NUMERO|PLAQUE|ETIQUETTE)|FALTA|BORRADO|VER FOTO|SIN (?:NUMERO|PLACA|ETIQUETA)|MANCANTE|SBIADIT[AO]|VEDI FOTO|SENZA (?:NUMERO|TARGHETTA|ETICHETTA))(?![A-Z\d])/u;

/**
 * Returns whether a text names no number: a remark such as "label faded", or fewer than three digits.
 *
 * @example
 * statesNoNumber("see photo"); //=> true
 * statesNoNumber("n/a"); //=> true
 * statesNoNumber("RH05"); //=> false, but it is too short
 */
export function statesNoNumber(text: string): boolean {
  const bare = bareLetters(text).trim();
  if (bare === "") return false;
  if (NOTHING.test(bare)) return true;
  if (!hasDigits(text)) return plateCharacters(text).length >= shortest || REASON.test(bare);
  const isNumber = (word: string): boolean => plateCharacters(word).length >= shortest && hasDigits(word);
  return REASON.test(bare) && !bare.split(/\s+/u).some(isNumber);
}

const isMonth = (digits: string): boolean => /^(?:0?[1-9]|1[0-2])$/u.test(digits);
const isDay = (digits: string): boolean => /^(?:0?[1-9]|[12]\d|3[01])$/u.test(digits);
const isYear = (digits: string): boolean => /^(?:19[0-9]|20[0-4])\d$/u.test(digits);

/** Returns whether three fields are a date in the order of any country. */
const isDate = (one: string, two: string, three: string): boolean =>
  (isYear(one) && ((isMonth(two) && isDay(three)) || (isDay(two) && isMonth(three)))) ||
  ((isYear(three) || three.length === 2) && ((isMonth(one) && isDay(two)) || (isDay(one) && isMonth(two))));

const TOLL_FREE = "8(?:00|33|44|55|66|77|88)";
const PHONE = new RegExp(
  String.raw`^(?:\+\d[\d\s().-]{7,}|(?:1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[.-])\d{3}[\s.-]\d{4}|(?:1[\s.-])?\(?${TOLL_FREE}\)?[\s.-]\d{3}[\s.-]?\d{4})$`,
  "u",
);
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/iu;
// Letters, year and running number: what offices put on a list. No plate joins a printed year like this.
const OWN_NUMBER = /^[A-Z]{2,5}-(?:19|20)\d{2}-\d{3,6}$/iu;
const SPACED_BARCODE = /^\d \d{5} \d{5} \d$|^\d \d{6} \d{6}$/u;

/**
 * Returns what a number is if its form shows it: a date with its separators, a phone number with its groups, a number of
 * an office with its year.
 *
 * @example
 * kindByForm("05/12/2014"); //=> "date"
 * kindByForm("800-432-8373"); //=> "phone"
 * kindByForm("WH-2019-0042"); //=> "owner"
 */
export function kindByForm(text: string): OtherNumberKind | undefined {
  const form = text.trim();
  if (ROUNDED.test(form)) return "rounded";
  if (PHONE.test(form)) return "phone";
  if (SPACED_BARCODE.test(form)) return "barcode";
  if (OWN_NUMBER.test(form)) return "owner";
  const [, one, two, three] = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{2,4})$/u.exec(form) ?? [];
  if (one !== undefined && two !== undefined && three !== undefined && isDate(one, two, three)) return "date";
  const [, month = "", year = ""] = /^(\d{1,2})\/(\d{4})$/u.exec(form) ?? [];
  return isMonth(month) && isYear(year) ? "date" : undefined;
}

/** Returns whether the last digit of a UPC or EAN is right. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length - 1; index += 1)
    sum += Number(digits.charAt(digits.length - 2 - index)) * (index % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

// A bar code of thirteen digits begins with the number of a country, from 000 to 139 or from 300 to 979.
const EAN = /^(?:0\d\d|1[0-3]\d|[3-8]\d\d|9[0-7]\d)\d{10}$/u;
const PLACEHOLDER = /^(?:(\d)\1{5,}|[A-Z]?0?12345678(?:90?)?|[A-Z]1234567)$/u;
const BARE_PHONE = new RegExp(`^1?${TOLL_FREE}[2-9]\\d{6}$`, "u");

/**
 * Returns what a plain number may be besides a serial number, by its digits alone.
 *
 * @param number Letters A-Z and digits only.
 *
 * @example
 * kindByDigits("020363190477"); //=> "barcode"
 * kindByDigits("00000000"); //=> "placeholder"
 */
export function kindByDigits(number: string): OtherNumberKind | undefined {
  const { length } = number;
  if (length < shortest || length > 13) return undefined;
  const second = number.charCodeAt(1);
  // Most serial numbers have a letter early on.
  if (second > 57) return undefined;
  if (PLACEHOLDER.test(number)) return "placeholder";
  if (!/^\d+$/u.test(number)) return undefined;
  if (length === 8) {
    const field = (from: number, to: number): string => number.slice(from, to);
    const isOne =
      isDate(field(0, 4), field(4, 6), field(6, 8)) || isDate(field(0, 2), field(2, 4), field(4, 8));
    return isOne ? "date" : undefined;
  }
  if ((length === 10 || length === 11) && BARE_PHONE.test(number)) return "phone";
  const isBarcode = length === 12 || (length === 13 && EAN.test(number));
  return isBarcode && hasCheckDigit(number) ? "barcode" : undefined;
}
