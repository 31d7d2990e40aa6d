import { type CheckInput, readNote } from "@heater-age/decoder/check";

/** A field of a check that has a column of its own. */
export type HeaterColumn = Exclude<keyof CheckInput, "note">;

/** The API's names: if several columns match, the one with this name is used. */
const canonical: Readonly<Record<HeaterColumn, string>> = {
  brand: "brand",
  serialNumber: "serialnumber",
  modelNumber: "modelnumber",
};

/** Names that inspectors use for the columns, in five languages, without the words for "number". */
const stems: Readonly<Record<HeaterColumn, ReadonlySet<string>>> = {
  brand: new Set(
    "brand brandname make maker oem vendor mnfr fabr manufacturer manufacturername manufacturedby madeby mfr mfg mfgr manuf marke hersteller herstellername hergestelltvon fabrikat marque fabricant constructeur fabriquepar marca fabricante fabricadopor produttore costruttore costruttrice fabbricante fabbricatoda".split(
      " ",
    ),
  ),
  serialNumber: new Set("serial ser sn serien fabrik fabriknummer serie seriale matricola".split(" ")),
  modelNumber: new Set(
    "model mod mdl mn modell modellbezeichnung typenbezeichnung modele modelo modello".split(" "),
  ),
};

/** Product types, in the exchange format for building data. */
const typeNames = new Set(["typename"]);
/** The maker's number, which without "number" would be the maker: "Fabr.-Nr." */
const makersNumbers = new Set(["fabrnr", "fabrno", "fabrnummer"]);
/** "S. No." numbers the rows, or is the serial number of a table without another. */
const shortNames = new Set(["sno", "slno", "srno"]);

const numberBefore = /^(?:numero|num|nro|nr|no|n)(?:de|di)?/u;
const numberAfter = /(?:number|nummer|numero|num|nbr|nro|nr|no)$/u;
const thing = /^(?:waterheater|heater|wh|unit|equipment|appliance|tank)/u;

/** Returns a heading in lower case without accents, with letters and digits only. */
const plain = (heading: string): string =>
  heading
    .replaceAll("°", "o")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, "");

/** Words that say what a date, a note or another piece of equipment is about, not a water heater's number. */
const otherWords = new Set(
  "date datum fecha data year age warranty install installed installation expires note notes comment photo picture image link url location status valid match confidence furnace condenser compressor ac hvac ahu rtu handler conditioner conditioning refrigerator fridge freezer dishwasher washer dryer range oven stove microwave disposal thermostat pump softener meter generator panel filter".split(
    " ",
  ),
);
/** A date beside the number in one cell, as in "Serial Number / Year". */
const dateBeside = /[/&+]\s?(?:mfg\.?\s|mfd\.?\s|manufactured?\s)?(?:date|year|age)(?:\sof\s\w+)?$/iu;
const columns = ["brand", "serialNumber", "modelNumber"] as const;
const heaterWords = /\b(?:water heaters?|hot water|wh|hwh|hwt|dhw|hpwh)\b/u;

/** Returns the words of a heading in lower case without accents: "HB.serialNumber" has "hb", "serial" and "number". */
const toWords = (heading: string): readonly string[] =>
  heading
    .replaceAll("°", "o ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\b(?<letter>[sm])\s*\/\s*n\b/gu, "$<letter>n")
    .split(/[^a-z\d]+/u)
    .filter((word) => word !== "");

/** Returns whether a heading says that its column is about a water heater. */
export const isAboutHeater = (heading: string): boolean => heaterWords.test(toWords(heading).join(" "));

/**
 * Returns the columns whose names are among the words of a heading, in their order: a serial number's in "HB.serial_number",
 * all three in "Mfr / Model / Serial".
 */
export function meaningsIn(heading: string): readonly HeaterColumn[] {
  const exact = findMeaning(heading);
  if (exact !== undefined) return [exact];
  const words = toWords(heading.trim().replace(dateBeside, ""));
  const isHeater = isAboutHeater(heading);
  if (words.some((word) => otherWords.has(word) && !(isHeater && word === "pump"))) return [];
  const matches = words.flatMap((word) => {
    const stem = word.replace(numberAfter, "");
    return columns.find((column) => stems[column].has(word) || stems[column].has(stem)) ?? [];
  });
  const each = [...new Set(matches)];
  // "Manufacturer serial number" is one number; a sign between the names makes several columns of one.
  if (each.length < 2 || /[/,&+|-]|\band\b/iu.test(heading.replaceAll(/\b([sm])\s*\/\s*n\b/giu, "$1n")))
    return each;
  return each.includes("serialNumber") ? ["serialNumber"] : ["modelNumber"];
}

/** Returns the column that a heading is the name of, if any. */
export function findMeaning(heading: string): HeaterColumn | undefined {
  const whole = plain(heading);
  if (typeNames.has(whole)) return "modelNumber";
  if (makersNumbers.has(whole)) return "serialNumber";
  const bare = whole.replace(thing, "");
  const forms = [whole, bare, bare.replace(numberAfter, ""), bare.replace(numberBefore, "")];
  return columns.find((column) => forms.some((form) => stems[column].has(form)));
}

/** Returns whether a heading is a short name that can mean the serial number or the number of the row: "S. No." */
export const isShortName = (heading: string): boolean => shortNames.has(plain(heading));

/** Returns whether two headings are the same except for case, accents and punctuation. */
export const isSameHeading = (one: string, other: string): boolean =>
  one.trim() === other.trim() || (plain(one) !== "" && plain(one) === plain(other));

/** Returns whether a heading is the API's name for a column. */
export const isCanonical = (heading: string, column: HeaterColumn): boolean =>
  plain(heading) === canonical[column];

/** Headings of a date that says too little: of an inspection, or of the building. */
const vagueDate = /^(?:date|datum|fecha|data|year built|built|baujahr gebaude)$/u;

/**
 * Returns the words of a heading whose dates bound when the heater was made, such as "Year", "Mfg Yr", "Install date" or
 * "In service", or `undefined` for any other.
 *
 * @example
 * yearCaption("WH Mfg Yr"); //=> "mfg yr"
 * yearCaption("Warranty expires"); //=> undefined
 */
export function yearCaption(heading: string): string | undefined {
  const words = toWords(heading).join(" ").replace(heaterWords, "").trim();
  if (words === "" || vagueDate.test(words) || findMeaning(heading) !== undefined) return undefined;
  const event = readNote(`${words} 2015`)?.event;
  return event === "made" || event === "installed" ? words : undefined;
}
