import type { Source } from "../engine/format.ts";
import type { LifeType } from "../life/figures.ts";
import {
  type DrawPattern,
  type Home,
  type NewHeater,
  newHeaters,
  ratingConditions,
  typicalUse,
} from "./energy-facts.ts";

/** What an energy figure assumes beyond its source. */
export type EnergyAssumption =
  | "draw-from-first-hour" // the rating's pattern of use follows from the first-hour rating
  | "draw-medium" // the household's use is unknown: 55 gallons a day
  | "home-single-family" // the kind of home is unknown
  | "rated-use" // use and temperatures of the rating test, not the household's own
  | "typical-use"; // the average of all heaters with this fuel, because this heater's rating is unknown

/** Energy that a heater uses in a year. Whole numbers, because household use varies far more than the digits. */
export interface YearlyEnergy {
  readonly status: "known";
  readonly type: LifeType;
  /** The unit in which electricity is billed, and gas in most of Europe. */
  readonly kWh: number;
  /** The unit in which gas is billed in the United States. Absent for electric heaters. */
  readonly therms?: number;
  /** Whether the figure is for this heater, from its rating, or for an average one. */
  readonly of: "average-heater" | "this-heater";
  readonly assumptions: readonly EnergyAssumption[];
  readonly basis: "ours";
  readonly sources: readonly [Source, ...Source[]];
}

/** Why there is no energy figure: the rating is unknown and no average fits, or the number is not a valid rating. */
export interface UnknownEnergy {
  readonly status: "unknown";
  readonly reason: "no-rating" | "not-a-rating";
}

/** The heater to calculate energy use for. */
export interface EnergyQuery {
  readonly type: LifeType;
  /** Uniform energy factor. The energy factor on labels before 2017 is a different measure and cannot be used. */
  readonly uef?: number | undefined;
  readonly draw?: DrawPattern | undefined;
  /** First-hour rating of a tank in US gallons, which determines the draw pattern of its rating test. */
  readonly firstHourGallons?: number | undefined;
  readonly home?: Home | undefined;
}

const BTU_PER_KWH = 3412.142;
const BTU_PER_THERM = 100_000;
// Our limits: from below the worst listed tank to above the best listed heat pump.
const RATINGS: readonly [least: number, most: number] = [0.3, 5];

const isTankless = (type: LifeType): boolean => type === "tankless-gas" || type === "tankless-electric";
const isGas = (type: LifeType): boolean => type === "gas-tank" || type === "tankless-gas";

/**
 * Returns the heat that a year's hot water takes in a draw pattern, in BTU.
 *
 * @example
 * Math.round(yearlyHeat("medium") / 3412.142); //=> 3248, in kWh
 */
export function yearlyHeat(pattern: DrawPattern): number {
  const { draws, daysPerYear, poundsPerGallon, setpointFahrenheit, inletFahrenheit } = ratingConditions;
  const gallons = draws.find((draw) => draw.pattern === pattern)?.gallonsPerDay ?? 0;
  return daysPerYear * gallons * poundsPerGallon * (setpointFahrenheit - inletFahrenheit);
}

function toDraw({
  type,
  draw,
  firstHourGallons,
}: EnergyQuery): readonly [DrawPattern, ...EnergyAssumption[]] {
  if (draw) return [draw, "rated-use"];
  // Tankless heaters are rated by flow, and we do not know the limits of their draw patterns.
  const bin =
    firstHourGallons === undefined || !(firstHourGallons > 0) || isTankless(type)
      ? undefined
      : ratingConditions.draws.find(
          ({ firstHourBelow }) => firstHourBelow === null || firstHourGallons < firstHourBelow,
        );
  return bin ? [bin.pattern, "rated-use", "draw-from-first-hour"] : ["medium", "rated-use", "draw-medium"];
}

const inUnits = (type: LifeType, btu: number) => ({
  kWh: Math.round(btu / BTU_PER_KWH),
  ...(isGas(type) && { therms: Math.round(btu / BTU_PER_THERM) }),
});

/**
 * Returns the energy that a heater uses in a year, by the method of the EnergyGuide label: the heat of a year's hot
 * water divided by the heater's uniform energy factor.
 *
 * Without the factor, it is what an average tank with this fuel really uses. Heat pumps and tankless heaters have no
 * such average and stay unknown.
 *
 * @example
 * yearlyEnergy({ type: "gas-tank", uef: 0.6, draw: "medium" });
 * //=> { status: "known", type: "gas-tank", kWh: 5414, therms: 185, of: "this-heater", assumptions: ["rated-use"], … }
 */
export function yearlyEnergy(query: EnergyQuery): UnknownEnergy | YearlyEnergy {
  const { type, uef, home } = query;
  if (uef !== undefined) {
    if (!(uef >= RATINGS[0] && uef <= RATINGS[1])) return { status: "unknown", reason: "not-a-rating" };
    const [draw, ...assumptions] = toDraw(query);
    return {
      status: "known",
      type,
      ...inUnits(type, yearlyHeat(draw) / uef),
      of: "this-heater",
      assumptions,
      basis: "ours",
      sources: [ratingConditions.source],
    };
  }
  if (type === "heat-pump" || isTankless(type)) return { status: "unknown", reason: "no-rating" };
  const byHome = typicalUse[type === "gas-tank" ? "gas" : "electric"];
  return {
    status: "known",
    type,
    ...inUnits(type, byHome[home ?? "single-family"] * 1_000_000),
    of: "average-heater",
    assumptions: home ? ["typical-use"] : ["typical-use", "home-single-family"],
    basis: "ours",
    sources: [typicalUse.source],
  };
}

/** The visitor's energy prices, in any currency. */
export interface Prices {
  readonly electricityPerKWh?: number | undefined;
  /** One of the two is enough. The price per therm takes precedence. */
  readonly gasPerTherm?: number | undefined;
  readonly gasPerKWh?: number | undefined;
}

/**
 * Returns what a year's energy costs at the visitor's prices, in whole units of the currency. `undefined` without a
 * price.
 *
 * @example
 * yearlyCost({ type: "gas-tank", kWh: 5414, therms: 185 }, { gasPerTherm: 1.21 }); //=> 224
 */
export function yearlyCost(
  { type, kWh, therms = 0 }: Pick<YearlyEnergy, "kWh" | "therms" | "type">,
  { electricityPerKWh, gasPerTherm, gasPerKWh }: Prices,
): number | undefined {
  const [amount, price] = !isGas(type)
    ? [kWh, electricityPerKWh]
    : gasPerTherm === undefined
      ? [kWh, gasPerKWh]
      : [therms, gasPerTherm];
  return price !== undefined && price >= 0 && Number.isFinite(price) ? Math.round(amount * price) : undefined;
}

/** A new heater to compare with the present one. */
export interface EnergyComparison {
  readonly heater: NewHeater;
  /** For the least and the most efficient model of this kind. */
  readonly energy: readonly [most: YearlyEnergy, least: YearlyEnergy];
  /** At the visitor's prices. Absent when one is missing. */
  readonly cost?: readonly [most: number, least: number];
}

/**
 * Returns what a new heater of each kind would use and cost in a year, with the same draw pattern.
 *
 * Compare with a present heater whose `of` is `"this-heater"`: an average heater's real use and a rating are different
 * measures.
 *
 * @example
 * compareEnergy({ draw: "medium" }, { electricityPerKWh: 0.14, gasPerTherm: 1.21 })
 *   .find(({ heater }) => heater.type === "heat-pump")?.cost; //=> [138, 138]
 */
export function compareEnergy(
  use: Pick<EnergyQuery, "draw" | "firstHourGallons">,
  prices: Prices,
): readonly EnergyComparison[] {
  const [draw, ...assumptions] = toDraw({ ...use, type: "gas-tank" });
  return newHeaters.flatMap((heater) => {
    const { type } = heater;
    const [most, least] = heater.uef.map((uef) => ({ ...yearlyEnergy({ type, uef, draw }), assumptions }));
    if (most?.status !== "known" || least?.status !== "known") return [];
    const [dear, cheap] = [yearlyCost(most, prices), yearlyCost(least, prices)];
    return [
      {
        heater,
        energy: [most, least],
        ...(dear !== undefined && cheap !== undefined && { cost: [dear, cheap] }),
      } satisfies EnergyComparison,
    ];
  });
}
