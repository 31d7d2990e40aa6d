import { otherBrand } from "@heater-age/decoder/check";
import type { KnownBrand } from "./validate.ts";

/** A name found on water heaters that can be chosen. */
export interface Choice {
  /** Slug. */
  readonly value: string;
  readonly label: string;
  /** Longest serial number, for a brand that is known to use more than 20 characters. */
  readonly longest?: number;
  /** True for a brand that is not among the first and has a page nevertheless. */
  readonly page?: true;
}

/** What can be chosen as brand, without "Other / Not Listed", which comes last. */
export interface Choices {
  /** The brands with a page of their own, in their order. */
  readonly first: readonly Choice[];
  /** Other brands and store brands, by name. */
  readonly more: readonly Choice[];
}

/** Returns the choice of a slug, if there is one. */
export const choiceOf = ({ first, more }: Choices, value: string): Choice | undefined =>
  first.find((choice) => choice.value === value) ?? more.find((choice) => choice.value === value);

/**
 * Returns the brand that is chosen in the form, for validation. Beside the choices the form holds only names that the
 * brand search or the server has found.
 */
export function chosenBrand(choices: Choices, value: string): KnownBrand | undefined {
  if (value === "" || value === otherBrand) return undefined;
  return { slug: value, longest: choiceOf(choices, value)?.longest };
}
