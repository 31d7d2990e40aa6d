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

/** What a figure about energy rests on beside its source. */
export type EnergyAssumption =
  | "draw-from-first-hour" // the rating's pattern of use follows from the first-hour rating
  | "draw-medium" // nothing is known of the use: 55 gallons a day
  | "home-single-family" // nothing is known of the home
  | "rated-use" // the use, temperatures and heat of the rating, not the household's own
  | "typical-use"; // the average of all heaters of this energy, because this heater's rating is not known

/** Energy that a heater takes in a year. Whole numbers: what a household draws matters more than the digits. */
export interface YearlyEnergy {
  readonly status: "known";
  readonly type: LifeType;
  /** The energy as electricity is billed, and gas in most of Europe. */
  readonly kWh: number;
  /** The energy as gas is billed in the United States. Absent for electric heaters. */
  readonly therms?: number;
  /** Whether it is of this heater by its rating, or of an average one. */
  readonly of: "average-heater" | "this-heater";
  readonly assumptions: readonly EnergyAssumption[];
  readonly basis: "ours";
  readonly sources: readonly [Source, ...Source[]];
}

/** Why no energy can be told: the rating is not known and no average is about such heaters, or it is no rating. */
export interface UnknownEnergy {
  readonly status: "unknown";
  readonly reason: "no-rating" | "not-a-rating";
}

/** A heater whose energy is asked for. */
export interface EnergyQuery {
  readonly type: LifeType;
  /** Uniform energy factor. An energy factor of labels before 2017 is none: the two cannot be compared. */
  readonly uef?: number | undefined;
  readonly draw?: DrawPattern | undefined;
  /** First-hour rating of a tank in US gallons, which tells the pattern of use that it was rated with. */
  readonly firstHourGallons?: number | undefined;
  readonly home?: Home | undefined;
}

const BTU_PER_KWH = 3412.142;
const BTU_PER_THERM = 100_000;
// Ours: from below the weakest tank to above the best heat pump that is listed.
const RATINGS: readonly [least: number, most: number] = [0.3, 5];

const isGas = (type: LifeType): boolean => type === "gas-tank" || type === "tankless-gas";

/**
 * Heat that the water of a year takes up in a pattern of use, in BTU.
 *
 * @example
 * Math.round(yearlyHeat("medium") / 3412.142); //=> 3248, in kWh
 */
export function yearlyHeat(pattern: DrawPattern): number {
  const { draws, daysPerYear, poundsPerGallon, setpointFahrenheit, inletFahrenheit } = ratingConditions;
  const gallons = draws.find((draw) => draw.pattern === pattern)?.gallonsPerDay ?? 0;
  return daysPerYear * gallons * poundsPerGallon * (setpointFahrenheit - inletFahrenheit);
}

function drawOf({
  type,
  draw,
  firstHourGallons,
}: EnergyQuery): readonly [DrawPattern, ...EnergyAssumption[]] {
  if (draw) return [draw, "rated-use"];
  // Those without a tank are rated by their flow, whose limits are not known.
  const bin =
    firstHourGallons === undefined || !(firstHourGallons > 0) || type === "tankless-gas"
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
 * Energy that a heater takes in a year, by the method of the EnergyGuide label: the heat of a year's water divided by
 * the heater's uniform energy factor.
 *
 * Without the factor it is what an average tank of this energy really takes; heat pumps and heaters without a tank have
 * no such average and stay unknown.
 *
 * @example
 * yearlyEnergy({ type: "gas-tank", uef: 0.6, draw: "medium" });
 * //=> { status: "known", type: "gas-tank", kWh: 5414, therms: 185, of: "this-heater", assumptions: ["rated-use"], … }
 */
export function yearlyEnergy(query: EnergyQuery): UnknownEnergy | YearlyEnergy {
  const { type, uef, home } = query;
  if (uef !== undefined) {
    if (!(uef >= RATINGS[0] && uef <= RATINGS[1])) return { status: "unknown", reason: "not-a-rating" };
    const [draw, ...assumptions] = drawOf(query);
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
  if (type === "heat-pump" || type === "tankless-gas") return { status: "unknown", reason: "no-rating" };
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

/** What energy costs the visitor, in any currency. */
export interface Prices {
  readonly electricityPerKWh?: number | undefined;
  /** One of the two is enough; that per therm is taken first. */
  readonly gasPerTherm?: number | undefined;
  readonly gasPerKWh?: number | undefined;
}

/**
 * What a year's energy costs at the visitor's prices, in whole units of the currency. `undefined` when the price is not
 * given.
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

/** A new heater beside the present one. */
export interface EnergyComparison {
  readonly heater: NewHeater;
  /** Of the least and of the most efficient of what is meant. */
  readonly energy: readonly [most: YearlyEnergy, least: YearlyEnergy];
  /** At the visitor's prices; absent when one is missing. */
  readonly cost?: readonly [most: number, least: number];
}

/**
 * What a new heater of each kind would take and cost in a year, in the same pattern of use.
 *
 * Compare with a present heater of which `of` is `"this-heater"`: an average heater's real use and a rating are two
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
  const [draw, ...assumptions] = drawOf({ ...use, type: "gas-tank" });
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
