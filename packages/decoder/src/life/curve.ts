import { type Basis, type LifeFigure, type LifeType, meanFigures } from "./figures.ts";

/**
 * A Weibull curve. Until `delayYears` every heater is in use. Then the share falls, more steeply around the mean for
 * a higher `shape`. The model is EIA's; its values for water heaters are not public.
 */
export interface CurveShape {
  readonly shape: number;
  readonly delayYears: number;
  readonly basis: Basis;
}

// The gamma function of 1 + 1/shape, which converts the mean to the scale.
const main = { shape: 3, delayYears: 0, gamma: 0.892_979_511_6, basis: "ours" } as const;
const other = { shape: 2, delayYears: 1, gamma: 0.886_226_925_5, basis: "ours" } as const;

type Weibull = CurveShape & { readonly gamma: number };

const toScale = ({ delayYears, gamma }: Weibull, mean: number): number => (mean - delayYears) / gamma;

function percentAt(curve: Weibull, mean: number, age: number): number {
  const years = Math.max(0, age - curve.delayYears);
  return Math.round(100 * Math.exp(-((years / toScale(curve, mean)) ** curve.shape)));
}

/** Share of heaters of a kind still in use at an age. */
export interface CurvePoint {
  /** Whole years. */
  readonly age: number;
  /** Whole percent under the main assumption. */
  readonly percent: number;
  /** Lowest and highest of the assumptions, to draw as a band. */
  readonly band: readonly [low: number, high: number];
}

/** A planning curve with its assumptions. No source has published it. */
export interface LifeCurve {
  readonly type: LifeType;
  /** The curve is our own. Say so next to it. */
  readonly basis: "ours";
  /** The mean that the curve was fitted to, from a source. */
  readonly mean: LifeFigure;
  /** The assumption behind `percent`, then the one for the band. */
  readonly assumptions: readonly [CurveShape, CurveShape];
  readonly points: readonly CurvePoint[];
}

const LAST_AGE = 30;
const named = ({ shape, delayYears, basis }: Weibull): CurveShape => ({ shape, delayYears, basis });

/**
 * Returns the planning curve of a kind of heater, a point for each year of age from 0 to 30.
 *
 * @example
 * lifeCurve("gas-tank").points[10]; //=> { age: 10, percent: 79, band: [71, 79] }
 */
export function lifeCurve(type: LifeType): LifeCurve {
  const mean = meanFigures[type];
  const [years] = mean.years;
  return {
    type,
    basis: "ours",
    mean,
    assumptions: [named(main), named(other)],
    points: Array.from({ length: LAST_AGE + 1 }, (_, age) => {
      const percent = percentAt(main, years, age);
      const second = percentAt(other, years, age);
      return { age, percent, band: [Math.min(percent, second), Math.max(percent, second)] };
    }),
  };
}

/**
 * Returns how many more years the middle half of the heaters of a kind that reached an age last, under the main
 * assumption.
 */
export function middleHalf(type: LifeType, age: number): readonly [from: number, to: number] {
  const [mean] = meanFigures[type].years;
  const scale = toScale(main, mean);
  const after = (gone: number): number =>
    scale * ((age / scale) ** main.shape - Math.log(1 - gone)) ** (1 / main.shape) - age;
  return [after(0.25), after(0.75)];
}
