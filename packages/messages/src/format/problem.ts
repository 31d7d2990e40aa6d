import type { Messages } from "../catalog/shape.ts";
import { eitherText, type KnownDate, shortDateText } from "./dates.ts";
import { isoDateText } from "./iso-dates.ts";
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
  | "other-number"
  | "not-stated"
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

/** A problem of a check, from the decoder. */
export interface ProblemCodes {
  readonly code: ProblemTextCode | "brand-open";
  /** What the number is, for `other-number`. */
  readonly kind?: string | undefined;
  /** Where the brand is sold. */
  readonly market?: string | undefined;
  /** The dates that the first characters would mean, for `no-format`. */
  readonly hint?:
    { readonly start: string; readonly rest: string; readonly dates: readonly string[] } | undefined;
}

// The countries for which a source names another place to find the date.
const advised = ["au", "de", "es", "fr", "gb", "it"] as const;

/**
 * Returns the country for which to say where the date stands: that of the language, because European brands are sold
 * in all of Europe, and that of the brand in English.
 */
function adviceCountry(market: string | undefined, locale: string): (typeof advised)[number] | undefined {
  const language = locale.slice(0, 2);
  const country = market === undefined ? undefined : language === "en" ? market : language;
  return advised.find((known) => known === country);
}

/**
 * Returns why a check has no single date, and where else to find the date in the country of the brand.
 *
 * @param problem Its code, and what the number is or what its first characters would mean, if known.
 * @param brand Name of the brand. Absent for "Other / Not Listed".
 *
 * @example
 * problemText(translatorIn("en"), { code: "no-format" }, "Rheem");
 * //=> "This doesn’t match any Rheem format we know."
 */
export function problemText(
  translator: Translator,
  { code, kind = "other", hint, market }: ProblemCodes,
  brand: string | undefined,
): string {
  const { formatMessage } = translator;
  if (code === "other-number") return formatMessage({ id: "problems.other-number" }, { kind });
  if (code === "looks-like-model" || code === "two-numbers" || code === "not-stated")
    return formatMessage({ id: `problems.${code}` });
  if (brand === undefined) {
    return formatMessage({ id: code === "brand-open" ? "problems.other-some" : "problems.other-none" });
  }
  const sentence = formatMessage(
    { id: `problems.${code === "brand-open" ? "private-label" : code}` },
    { brand },
  );
  const isOpen = code === "no-public-rule" || code === "no-format";
  const country = isOpen ? adviceCountry(market, translator.locale) : undefined;
  const advice = country === undefined ? "" : ` ${formatMessage({ id: `problems.market-${country}` })}`;
  if (hint === undefined) return sentence + advice;
  const dates = eitherText(
    translator,
    hint.dates.map((date) => isoDateText(translator, date)),
  );
  return `${sentence}${advice} ${formatMessage({ id: "problems.hint" }, { start: hint.start, rest: hint.rest, dates })}`;
}
