import type { CheckInput } from "@heater-age/decoder/check";

/** The API's names: if several columns match, the one with this name is used. */
const canonical: Readonly<Record<keyof CheckInput, string>> = {
  brand: "brand",
  serialNumber: "serialnumber",
  modelNumber: "modelnumber",
};

/** Names that inspectors use for the columns, in five languages, without the words for "number". */
const stems: Readonly<Record<keyof CheckInput, ReadonlySet<string>>> = {
  brand: new Set(
    "brand brandname make maker manufacturer manufacturername mfr mfg mfgr manuf marke hersteller herstellername fabrikat marque fabricant constructeur marca fabricante produttore costruttore fabbricante".split(
      " ",
    ),
  ),
  serialNumber: new Set("serial ser sn serien fabrik serie seriale matricola".split(" ")),
  modelNumber: new Set("model mdl mn modell modellbezeichnung modele modelo modello".split(" ")),
};

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

/** Returns the column that a heading means, if any. */
export function meaningOf(heading: string): keyof CheckInput | undefined {
  const whole = plain(heading);
  const bare = whole.replace(thing, "");
  const forms = [whole, bare, bare.replace(numberAfter, ""), bare.replace(numberBefore, "")];
  return (["brand", "serialNumber", "modelNumber"] as const).find((column) =>
    forms.some((form) => stems[column].has(form)),
  );
}

/** Returns whether two headings are the same except for case, accents and punctuation. */
export const isSameHeading = (one: string, other: string): boolean =>
  one.trim() === other.trim() || (plain(one) !== "" && plain(one) === plain(other));

/** Returns whether a heading is the API's name for a column. */
export const isCanonical = (heading: string, column: keyof CheckInput): boolean =>
  plain(heading) === canonical[column];
