import type { Candidate } from "./decoding.ts";
import type { Brand, ModelYears } from "./format.ts";

/** Returns whether heaters with a model number were sold in a year. */
const isSoldIn = ({ from, to }: ModelYears, year: number): boolean =>
  year >= from && (to === null || year <= to);

/** Returns whether a heater with a model number can have a date. */
export const canHaveDate = (model: ModelYears, { year, format }: Candidate): boolean =>
  isSoldIn(model, year) && (model.formats === undefined || model.formats.includes(format));

/**
 * Returns whether the model number is missing and may decide between the dates of a serial number, because some model
 * numbers of the brand fit only some of the dates.
 *
 * @param modelNumber Empty if it wasn't given.
 *
 * @example
 * modelMayDisambiguate(rheem, "", decoding.candidates); //=> false if both dates are before 2009
 */
export function modelMayDisambiguate(
  brand: Brand | undefined,
  modelNumber: string,
  candidates: readonly Candidate[],
): boolean {
  if (modelNumber !== "") return false;
  return (brand?.models ?? []).some((model) => {
    const fits = (candidate: Candidate) => canHaveDate(model, candidate);
    return candidates.some(fits) && !candidates.every(fits);
  });
}
