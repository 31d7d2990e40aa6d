import type { Messages } from "../catalog/shape.ts";
import { type KnownDate, shortDateText } from "./dates.ts";
import type { Translator } from "./translator.ts";

/** Why a check has no single date, as the decoder gives it. */
export type ProblemTextCode = Extract<
  keyof Messages["problems"],
  | "no-format"
  | "impossible-date"
  | "no-date-in-serial"
  | "too-short"
  | "too-long"
  | "looks-like-model"
  | "no-public-rule"
  | "private-label"
>;

/** A furnace or air conditioner that a serial number may belong to. */
export interface EquipmentDates {
  readonly maker: string;
  readonly candidates: readonly KnownDate[];
}

/**
 * Returns what a serial number looks like if it is no water heater's; `undefined` when nothing fits.
 *
 * @example
 * equipmentText(translatorIn("en"), [{ maker: "Lennox", candidates: [{ year: 1999, month: 11 }] }]);
 * //=> "This looks like the serial number of a furnace or air conditioner (Lennox, November 1999). The …"
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
 * //=> "No Rheem serial number that we know is written like this."
 */
export function problemText(
  { formatMessage }: Translator,
  code: ProblemTextCode | "brand-open",
  brand: string | undefined,
): string {
  if (code === "looks-like-model") return formatMessage({ id: "problems.looks-like-model" });
  if (brand === undefined) {
    return formatMessage({ id: code === "brand-open" ? "problems.other-some" : "problems.other-none" });
  }
  return formatMessage({ id: `problems.${code === "brand-open" ? "private-label" : code}` }, { brand });
}
