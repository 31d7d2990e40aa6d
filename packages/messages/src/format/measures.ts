import { toNumberLocale } from "../catalog/languages.ts";
import { numberFormat } from "./formats.ts";
import type { Translator } from "./translator.ts";

/** The units of a language: only American ones, or both in this order. */
type Order = "american" | "american-first" | "metric-first";

/** Most readers of Spanish here live in the USA, and compare with a plate in gallons. */
const orders: Readonly<Record<string, Order>> = { en: "american", es: "american-first" };

const orderIn = ({ locale }: Translator): Order => orders[locale.slice(0, 2)] ?? "metric-first";

type Unit = "gallon" | "liter" | "inch" | "centimeter" | "pound" | "kilogram";

/** Units that are spelled out if they come first. */
const writtenOut: Readonly<Record<Order, readonly Unit[]>> = {
  american: ["gallon"],
  "american-first": ["gallon", "inch", "pound"],
  "metric-first": [],
};

const number = (translator: Translator, value: number, digits: number): string =>
  numberFormat(translator.locale, { maximumFractionDigits: digits }).format(value);

const withUnit = (translator: Translator, value: number, unit: Unit, digits: number): string =>
  numberFormat(translator.locale, {
    style: "unit",
    unit,
    unitDisplay: writtenOut[orderIn(translator)].includes(unit) ? "long" : "short",
    maximumFractionDigits: digits,
  }).format(value);

/** Returns a measure in the units of a language. The metric one is only formatted if it is used. */
function measure(translator: Translator, american: string, metric: () => string): string {
  const order = orderIn(translator);
  if (order === "american") return american;
  const [first, second] = order === "american-first" ? [american, metric()] : [metric(), american];
  return translator.formatMessage({ id: "model.both" }, { first, second });
}

/**
 * Returns a volume in words.
 *
 * @param gallons US gallons.
 *
 * @example
 * volume(translatorIn("en"), 50); //=> "50 gallons"
 * volume(translatorIn("de"), 50); //=> "189 l (50 gal)"
 * volume(translatorIn("es"), 50); //=> "50 galones (189 l)"
 */
export const volume = (translator: Translator, gallons: number): string =>
  measure(translator, withUnit(translator, gallons, "gallon", 1), () =>
    withUnit(translator, gallons * 3.785_411_784, "liter", gallons < 10 ? 1 : 0),
  );

/**
 * Returns a length in words.
 *
 * @example
 * distance(translatorIn("de"), 20.25); //=> "51,4 cm (20,25 in)"
 */
export const distance = (translator: Translator, inches: number): string =>
  measure(translator, withUnit(translator, inches, "inch", 2), () =>
    withUnit(translator, inches * 2.54, "centimeter", 1),
  );

/**
 * Returns a weight in words.
 *
 * @example
 * weight(translatorIn("en"), 157); //=> "157 lb"
 */
export const weight = (translator: Translator, pounds: number): string =>
  measure(translator, withUnit(translator, pounds, "pound", 0), () =>
    withUnit(translator, pounds * 0.453_592_37, "kilogram", 0),
  );

const wattsInBtuPerHour = 3.412_141_63;

/**
 * Returns the input of a gas burner, as a range from its lowest one.
 *
 * @example
 * gasInput(translatorIn("de"), 40_000); //=> "11,7 kW (40.000 BTU/h)"
 */
export function gasInput(translator: Translator, btuPerHour: number, lowest = btuPerHour): string {
  const range = (from: string, to: string): string =>
    from === to ? to : translator.formatMessage({ id: "model.btuPerHourRange" }, { from, to });
  const btu = (value: number): string => number(translator, value, 0);
  const kilowatt = (value: number): string => number(translator, value / wattsInBtuPerHour / 1000, 1);
  return measure(
    translator,
    translator.formatMessage({ id: "model.btuPerHour" }, { value: range(btu(lowest), btu(btuPerHour)) }),
    () =>
      translator.formatMessage(
        { id: "model.kilowatts" },
        { value: range(kilowatt(lowest), kilowatt(btuPerHour)) },
      ),
  );
}

/**
 * Returns electric power in words.
 *
 * @example
 * electricPower(translatorIn("en"), 4500); //=> "4,500 W"
 * electricPower(translatorIn("de"), 4500); //=> "4,5 kW"
 */
export const electricPower = (translator: Translator, watts: number): string =>
  orderIn(translator) === "metric-first"
    ? translator.formatMessage({ id: "model.kilowatts" }, { value: number(translator, watts / 1000, 2) })
    : translator.formatMessage({ id: "model.watts" }, { value: number(translator, watts, 0) });

/**
 * Returns a flow of water in words.
 *
 * @example
 * flow(translatorIn("de"), 9.5); //=> "36 l/min (9,5 gal/min)"
 */
export const flow = (translator: Translator, gallonsPerMinute: number): string =>
  measure(
    translator,
    translator.formatMessage(
      { id: "model.gallonsPerMinute" },
      { value: number(translator, gallonsPerMinute, 1) },
    ),
    () =>
      translator.formatMessage(
        { id: "model.litresPerMinute" },
        {
          value: number(translator, gallonsPerMinute * 3.785_411_784, 0),
        },
      ),
  );

/** Returns a factor such as a UEF with two decimals. */
export const factor = (translator: Translator, value: number): string =>
  numberFormat(translator.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

/** Returns percent, from a value of 100 for the whole. */
export const percent = (translator: Translator, value: number): string =>
  numberFormat(translator.locale, { style: "percent", maximumFractionDigits: 1 }).format(value / 100);

const milligramsInGrains = 17.118;

/**
 * Returns the hardness of water in words.
 *
 * @param grains Grains of hardness per US gallon.
 *
 * @example
 * hardness(translatorIn("en"), 10); //=> "10 grains per gallon"
 * hardness(translatorIn("de"), 10); //=> "171 mg/l (10 Grain pro Gallone)"
 */
export const hardness = (translator: Translator, grains: number): string =>
  measure(
    translator,
    translator.formatMessage({ id: "care.grains" }, { value: number(translator, grains, 0) }),
    () =>
      translator.formatMessage(
        { id: "care.milligrams" },
        { value: number(translator, grains * milligramsInGrains, 0) },
      ),
  );

/**
 * Returns an amount of gas, or a range.
 *
 * @param amounts One or two amounts, in therms and in kilowatt-hours.
 *
 * @example
 * gasEnergy(translatorIn("en"), [{ therms: 185, kWh: 5414 }]); //=> "185 therms"
 * gasEnergy(translatorIn("de"), [{ therms: 185, kWh: 5414 }]); //=> "5.414 kWh (185 Therm)"
 */
export const gasEnergy = (
  translator: Translator,
  amounts: readonly { readonly therms: number; readonly kWh: number }[],
): string =>
  measure(
    translator,
    translator.formatMessage(
      { id: "energy.therms" },
      {
        value: span(
          translator,
          amounts.map(({ therms }) => therms),
        ),
      },
    ),
    () =>
      electricEnergy(
        translator,
        amounts.map(({ kWh }) => kWh),
      ),
  );

/**
 * Returns an amount of electricity, or a range.
 *
 * @example
 * electricEnergy(translatorIn("en"), [3419, 3531]); //=> "3,419–3,531 kWh"
 */
export const electricEnergy = (translator: Translator, amounts: readonly number[]): string =>
  translator.formatMessage({ id: "energy.kilowattHours" }, { value: span(translator, amounts) });

/**
 * Returns a number, or the range of several.
 *
 * @param options Those of `Intl.NumberFormat`.
 *
 * @example
 * span(translatorIn("en"), [3531, 3419]); //=> "3,419–3,531"
 */
export function span(
  translator: Translator,
  amounts: readonly number[],
  options: Intl.NumberFormatOptions = {},
): string {
  const format = new Intl.NumberFormat(toNumberLocale(translator.locale), options);
  const least = Math.min(...amounts);
  const greatest = Math.max(...amounts);
  return least === greatest ? format.format(least) : format.formatRange(least, greatest);
}
