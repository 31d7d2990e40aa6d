import { type Language, numberLocaleOf } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { numberFormat } from "../text/formats.ts";

/** The units of a language: only American ones, or both in this order. */
type Order = "american" | "american-first" | "metric-first";

/** Most readers of Spanish here live in the USA, and compare with a plate in gallons. */
const orders: Partial<Record<Language, Order>> = { en: "american", es: "american-first" };

const orderIn = (language: Language): Order => orders[language] ?? "metric-first";

type Unit = "gallon" | "liter" | "inch" | "centimeter" | "pound" | "kilogram";

/** Units that are spelled out if they come first. */
const writtenOut: Readonly<Record<Order, readonly Unit[]>> = {
  american: ["gallon"],
  "american-first": ["gallon", "inch", "pound"],
  "metric-first": [],
};

const number = (language: Language, value: number, digits: number): string =>
  numberFormat(language, { maximumFractionDigits: digits }).format(value);

const withUnit = (language: Language, value: number, unit: Unit, digits: number): string =>
  numberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: writtenOut[orderIn(language)].includes(unit) ? "long" : "short",
    maximumFractionDigits: digits,
  }).format(value);

/** Returns a measure in the units of a language. The metric one is only formatted if it is used. */
function measure(language: Language, american: string, metric: () => string): string {
  const order = orderIn(language);
  if (order === "american") return american;
  const [first, second] = order === "american-first" ? [american, metric()] : [metric(), american];
  return formatText(language, "model", "both", { first, second });
}

/**
 * Returns a volume in words.
 *
 * @param gallons US gallons.
 *
 * @example
 * volume("en", 50); //=> "50 gallons"
 * volume("de", 50); //=> "189 l (50 gal)"
 * volume("es", 50); //=> "50 galones (189 l)"
 */
export const volume = (language: Language, gallons: number): string =>
  measure(language, withUnit(language, gallons, "gallon", 1), () =>
    withUnit(language, gallons * 3.785_411_784, "liter", gallons < 10 ? 1 : 0),
  );

/**
 * Returns a length in words.
 *
 * @example
 * distance("de", 20.25); //=> "51,4 cm (20,25 in)"
 */
export const distance = (language: Language, inches: number): string =>
  measure(language, withUnit(language, inches, "inch", 2), () =>
    withUnit(language, inches * 2.54, "centimeter", 1),
  );

/**
 * Returns a weight in words.
 *
 * @example
 * weight("en", 157); //=> "157 lb"
 */
export const weight = (language: Language, pounds: number): string =>
  measure(language, withUnit(language, pounds, "pound", 0), () =>
    withUnit(language, pounds * 0.453_592_37, "kilogram", 0),
  );

const wattsInBtuPerHour = 3.412_141_63;

/**
 * Returns the input of a gas burner, as a range from its lowest one.
 *
 * @example
 * gasInput("de", 40_000); //=> "11,7 kW (40.000 BTU/h)"
 */
export function gasInput(language: Language, btuPerHour: number, lowest = btuPerHour): string {
  const range = (from: string, to: string): string =>
    from === to ? to : formatText(language, "model", "btuPerHourRange", { from, to });
  const btu = (value: number): string => number(language, value, 0);
  const kilowatt = (value: number): string => number(language, value / wattsInBtuPerHour / 1000, 1);
  return measure(
    language,
    formatText(language, "model", "btuPerHour", { value: range(btu(lowest), btu(btuPerHour)) }),
    () =>
      formatText(language, "model", "kilowatts", { value: range(kilowatt(lowest), kilowatt(btuPerHour)) }),
  );
}

/**
 * Returns electric power in words.
 *
 * @example
 * electricPower("en", 4500); //=> "4,500 W"
 * electricPower("de", 4500); //=> "4,5 kW"
 */
export const electricPower = (language: Language, watts: number): string =>
  orderIn(language) === "metric-first"
    ? formatText(language, "model", "kilowatts", { value: number(language, watts / 1000, 2) })
    : formatText(language, "model", "watts", { value: number(language, watts, 0) });

/**
 * Returns a flow of water in words.
 *
 * @example
 * flow("de", 9.5); //=> "36 l/min (9,5 gal/min)"
 */
export const flow = (language: Language, gallonsPerMinute: number): string =>
  measure(
    language,
    formatText(language, "model", "gallonsPerMinute", { value: number(language, gallonsPerMinute, 1) }),
    () =>
      formatText(language, "model", "litresPerMinute", {
        value: number(language, gallonsPerMinute * 3.785_411_784, 0),
      }),
  );

/** Returns a factor such as a UEF with two decimals. */
export const factor = (language: Language, value: number): string =>
  numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

/** Returns percent, from a value of 100 for the whole. */
export const percent = (language: Language, value: number): string =>
  numberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(value / 100);

const milligramsInGrains = 17.118;

/**
 * Returns the hardness of water in words.
 *
 * @param grains Grains of hardness per US gallon.
 *
 * @example
 * hardness("en", 10); //=> "10 grains per gallon"
 * hardness("de", 10); //=> "171 mg/l (10 Grain pro Gallone)"
 */
export const hardness = (language: Language, grains: number): string =>
  measure(language, formatText(language, "care", "grains", { value: number(language, grains, 0) }), () =>
    formatText(language, "care", "milligrams", { value: number(language, grains * milligramsInGrains, 0) }),
  );

/**
 * Returns an amount of gas, or a range.
 *
 * @param amounts One or two amounts, in therms and in kilowatt-hours.
 *
 * @example
 * gasEnergy("en", [{ therms: 185, kWh: 5414 }]); //=> "185 therms"
 * gasEnergy("de", [{ therms: 185, kWh: 5414 }]); //=> "5.414 kWh (185 Therm)"
 */
export const gasEnergy = (
  language: Language,
  amounts: readonly { readonly therms: number; readonly kWh: number }[],
): string =>
  measure(
    language,
    formatText(language, "energy", "therms", {
      value: span(
        language,
        amounts.map(({ therms }) => therms),
      ),
    }),
    () =>
      electricEnergy(
        language,
        amounts.map(({ kWh }) => kWh),
      ),
  );

/**
 * Returns an amount of electricity, or a range.
 *
 * @example
 * electricEnergy("en", [3419, 3531]); //=> "3,419–3,531 kWh"
 */
export const electricEnergy = (language: Language, amounts: readonly number[]): string =>
  formatText(language, "energy", "kilowattHours", { value: span(language, amounts) });

/**
 * Returns a number, or the range of several.
 *
 * @param options Those of `Intl.NumberFormat`.
 *
 * @example
 * span("en", [3531, 3419]); //=> "3,419–3,531"
 */
export function span(
  language: Language,
  amounts: readonly number[],
  options: Intl.NumberFormatOptions = {},
): string {
  const format = new Intl.NumberFormat(numberLocaleOf(language), options);
  const least = Math.min(...amounts);
  const greatest = Math.max(...amounts);
  return least === greatest ? format.format(least) : format.formatRange(least, greatest);
}
