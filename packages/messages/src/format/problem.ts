import type { Messages } from "../catalog/shape.ts";
import { type KnownDate, shortDateText } from "./dates.ts";
import type { Translator } from "./translator.ts";

/** Why a check has no single date, from the decoder. */
export type ProblemTextCode = Extract<
  keyof Messages["problems"],
  | "no-format"
  | "impossible-date"
  | "no-date-in-serial"
  | "too-short"
  | "too-long"
  | "looks-like-model"
  | "two-numbers"
  | "no-public-rule"
  | "private-label"
  | "makes-other-equipment"
>;

/** A furnace or air conditioner that may have a serial number. */
export interface EquipmentDates {
  readonly maker: string;
  readonly candidates: readonly KnownDate[];
}

/**
 * Returns a sentence about the other equipment that a serial number may belong to, or `undefined` if none fits.
 *
 * @example
 * equipmentText(translatorIn("en"), [{ maker: "Lennox", candidates: [{ year: 1999, month: 11 }] }]);
 * //=> "This looks like a furnace or air conditioner number (Lennox, November 1999). The …"
 */
export function equipmentText(
  translator: Translator,
  [first]: readonly EquipmentDates[] = [],
): string | undefined {
  const [date] = first?.candidates ?? [];
  if (first === undefined || date === undefined) return undefined;
  const values = { maker: first.maker, date: shortDateText(translator, date) };
  return translator.formatMessage({ id: "problems.other-equipment" }, values);
}

/**
 * Returns why a check has no single date.
 *
 * @param code Code of the problem.
 * @param brand Name of the brand. Absent for "Other / Not Listed".
 *
 * @example
 * problemText(translatorIn("en"), "no-format", "Rheem");
 * //=> "This doesn’t match any Rheem format we know."
 */
export function problemText(
  { formatMessage }: Translator,
  code: ProblemTextCode | "brand-open",
  brand: string | undefined,
): string {
  if (code === "looks-like-model" || code === "two-numbers") return formatMessage({ id: `problems.${code}` });
  if (brand === undefined) {
    return formatMessage({ id: code === "brand-open" ? "problems.other-some" : "problems.other-none" });
  }
  return formatMessage({ id: `problems.${code === "brand-open" ? "private-label" : code}` }, { brand });
}
