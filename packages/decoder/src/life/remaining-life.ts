import type { Age } from "../age.ts";
import type { HeaterType } from "../models/rules/model-rule.ts";
import { middleHalf } from "./curve.ts";
import { type LifeFigure, lifeFigures, type LifeType, meanFigures } from "./figures.ts";

/** A range of whole years, and whether a source states it or we derived it. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
  /** True where a source says "and more". */
  readonly orMore: boolean;
  readonly basis: "ours" | "source";
}

/** The remaining life according to one source. */
export interface RemainingByFigure {
  readonly figure: LifeFigure;
  /** Remaining years until the source's figure. Both 0 when they have passed. The subtraction is ours. */
  readonly remaining: YearRange;
}

/** How much longer a heater may last: for planning, never a promise. */
export interface RemainingLife {
  readonly type: LifeType;
  /** The planning range of a whole life, from the lowest to the highest source that counts. */
  readonly life: YearRange;
  /** The remaining years. Both 0 when the heater is older than every source's figure. */
  readonly remaining: YearRange;
  /** Further years that the middle half of heaters of this age last, according to our planning curve. */
  readonly ifStillInUse: YearRange;
  /** True when the heater, at the younger end of its age, is past the mean behind the curve. */
  readonly pastMean: boolean;
  /** The remaining years by each source that counts, lowest first. */
  readonly spread: readonly RemainingByFigure[];
  /** Figures that don't count: advice, warranties, and derived ones. */
  readonly others: readonly LifeFigure[];
}

/**
 * Returns the kind whose figures apply to a heater, or `undefined` if no source has any: for commercial and combi
 * heaters.
 *
 * @example
 * lifeType("combi-boiler"); //=> undefined
 */
export const lifeType = (type: HeaterType): LifeType | undefined =>
  Object.hasOwn(meanFigures, type) ? (type as LifeType) : undefined;

const findEnd = ({ years: [from, to] }: LifeFigure): number => to ?? from;

/** Returns the range from the lowest to the highest of some figures. */
const planned = (figures: readonly LifeFigure[]): YearRange => ({
  from: Math.floor(Math.min(...figures.map(({ years }) => years[0]))),
  to: Math.round(Math.max(...figures.map(findEnd))),
  orMore: figures.some(({ years }) => years[1] === null),
  basis: "ours",
});

/**
 * Returns how many years heaters of a kind usually last, for planning, from the lowest to the highest source. Covers
 * all kinds if the kind is unknown.
 *
 * @example
 * usualLife("gas-tank"); //=> { from: 8, to: 15, orMore: false, basis: "ours" }
 * usualLife(); //=> { from: 8, to: 20, orMore: true, basis: "ours" }
 */
export const usualLife = (type?: LifeType): YearRange =>
  planned(lifeFigures.filter(({ types, counts }) => counts && (type === undefined || types.includes(type))));

/**
 * Returns how much longer a heater of a kind and age may last.
 *
 * All years are whole ranges, because the sources differ by years. The life goes from the lowest source to the
 * highest. The remaining years go from the older end of the age to the younger.
 *
 * @param heaterAge The result of `age`.
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
    .toSorted((a, b) => a.years[0] - b.years[0] || findEnd(a) - findEnd(b));
  const spread = figures.filter(({ counts }) => counts);
  const from = Math.min(...spread.map(({ years }) => years[0]));
  const to = Math.max(...spread.map(findEnd));
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
      remaining: left(figure.years[0], findEnd(figure), figure.years[1] === null),
    })),
    others: figures.filter(({ counts }) => !counts),
  };
}
