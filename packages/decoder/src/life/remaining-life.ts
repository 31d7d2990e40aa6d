import type { Age } from "../age.ts";
import type { HeaterType } from "../models/rules/model-rule.ts";
import { middleHalf } from "./curve.ts";
import { type LifeFigure, lifeFigures, type LifeType, meanFigures } from "./figures.ts";

/** Whole years from and to, and whether a source has them or we concluded them. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
  /** True where a source says "and more". */
  readonly orMore: boolean;
  readonly basis: "ours" | "source";
}

/** What one source's figure leaves of a heater's life. */
export interface RemainingByFigure {
  readonly figure: LifeFigure;
  /** What is left until the figure's years. Both 0 when they have passed. The subtraction is ours. */
  readonly remaining: YearRange;
}

/** How much longer a heater may last: for planning, never a promise. */
export interface RemainingLife {
  readonly type: LifeType;
  /** The planning range of a whole life: between the lowest and the highest of the sources that count. */
  readonly life: YearRange;
  /** What is left of it. Both 0 when the heater is older than every source says. */
  readonly remaining: YearRange;
  /** Years that the middle half of the heaters which reached this age run on, by our planning curve. */
  readonly ifStillInUse: YearRange;
  /** True when the heater, at the younger end of its age, is past the mean that the curve rests on. */
  readonly pastMean: boolean;
  /** Each source that counts, lowest first, with what it leaves: the spread. */
  readonly spread: readonly RemainingByFigure[];
  /** Figures that do not count: advice, warranties, what we derived. */
  readonly others: readonly LifeFigure[];
}

/**
 * The kind by whose figures a heater is planned; `undefined` where no source has any: commercial and combined heaters,
 * and electric ones without a tank.
 *
 * @example
 * lifeType("combi-boiler"); //=> undefined
 */
export const lifeType = (type: HeaterType): LifeType | undefined =>
  type === "gas-tank" || type === "electric-tank" || type === "heat-pump" || type === "tankless-gas"
    ? type
    : undefined;

const endOf = ({ years: [from, to] }: LifeFigure): number => to ?? from;

/** Returns the years between the lowest and the highest of some figures. */
const planned = (figures: readonly LifeFigure[]): YearRange => ({
  from: Math.floor(Math.min(...figures.map(({ years }) => years[0]))),
  to: Math.round(Math.max(...figures.map(endOf))),
  orMore: figures.some(({ years }) => years[1] === null),
  basis: "ours",
});

/**
 * Returns how many years heaters of a kind usually last, for planning. Between the lowest and the highest of the sources;
 * of all kinds if the kind is unknown.
 *
 * @example
 * usualLife("gas-tank"); //=> { from: 8, to: 15, orMore: false, basis: "ours" }
 * usualLife(); //=> { from: 8, to: 20, orMore: true, basis: "ours" }
 */
export const usualLife = (type?: LifeType): YearRange =>
  planned(lifeFigures.filter(({ types, counts }) => counts && (type === undefined || types.includes(type))));

/**
 * How much longer a heater of a kind and age may last.
 *
 * All years are whole, and ranges: the sources differ by years. The life goes from the lowest to the highest of them;
 * what is left is counted from the older end of the age to the younger.
 *
 * @param heaterAge What `age` gives.
 *
 * @example
 * const { life, remaining } = remainingLife("gas-tank", age("2018", "2026-11-20"));
 * life; //=> { from: 8, to: 15, orMore: false, basis: "ours" }
 * remaining; //=> { from: 0, to: 7, orMore: false, basis: "ours" }
 */
export function remainingLife(
  type: LifeType,
  heaterAge: Pick<Age, "minMonths" | "maxMonths">,
): RemainingLife {
  const youngest = heaterAge.minMonths / 12;
  const oldest = heaterAge.maxMonths / 12;
  const figures = lifeFigures
    .filter(({ types }) => types.includes(type))
    .toSorted((a, b) => a.years[0] - b.years[0] || endOf(a) - endOf(b));
  const spread = figures.filter(({ counts }) => counts);
  const from = Math.min(...spread.map(({ years }) => years[0]));
  const to = Math.max(...spread.map(endOf));
  const orMore = spread.some(({ years }) => years[1] === null);
  const left = (first: number, last: number, more: boolean): YearRange => ({
    from: Math.max(0, Math.floor(first - oldest)),
    to: Math.max(0, Math.round(Math.round(last) - youngest)),
    orMore: more,
    basis: "ours",
  });
  const [soon] = middleHalf(type, oldest);
  const [, late] = middleHalf(type, youngest);
  return {
    type,
    life: usualLife(type),
    remaining: left(from, to, orMore),
    ifStillInUse: { from: Math.floor(soon), to: Math.ceil(late), orMore: false, basis: "ours" },
    pastMean: youngest > meanFigures[type].years[0],
    spread: spread.map((figure) => ({
      figure,
      remaining: left(figure.years[0], endOf(figure), figure.years[1] === null),
    })),
    others: figures.filter(({ counts }) => !counts),
  };
}
