import type { Candidate } from "@heater-age/decoder";

/** A name on water heaters that can be chosen. */
export interface Choice {
  /** Slug. */
  readonly value: string;
  readonly label: string;
  /** Longest serial number, for brands that use more than 20 characters. */
  readonly longest?: number;
  /** True for a brand with a page that is not among the first ones. */
  readonly page?: true;
}

/** The brands to choose from, without "Other / Not Listed", which comes last. */
export interface Choices {
  /** The brands with a page of their own, in their order. */
  readonly first: readonly Choice[];
  /** Other brands and store brands, by name. */
  readonly more: readonly Choice[];
}

/** The data of every page with the form. */
export interface ToolContext {
  readonly choices: Choices;
  /** Number of brands with rules of their own. */
  readonly rules: number;
  /** A serial number from a real plate, decoded. */
  readonly example: Pick<Candidate, "year" | "month" | "parts">;
}

/** Returns a function from a slug to the name of the brand, if it is a choice. */
export const toName =
  (choices: Choices) =>
  (slug: string): string | undefined =>
    findChoice(choices, slug)?.label;

/** Returns the choice for a slug, if there is one. */
export const findChoice = ({ first, more }: Choices, value: string): Choice | undefined =>
  first.find((choice) => choice.value === value) ?? more.find((choice) => choice.value === value);
