import { brandAt, firstBrandPath, otherBrandPath } from "../../seo/brand-paths.ts";

/** A name on water heaters that can be chosen. */
export interface Choice {
  /** Slug. */
  readonly value: string;
  readonly label: string;
  /** Whether it has a page of its own. */
  readonly page?: boolean;
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
}

/** Returns the choices with other brands and store brands by name. */
export function sortByName({ first, more }: Choices): Choices {
  // Only made when it is needed, because that takes a slow phone 50 ms.
  const { compare } = new Intl.Collator("en", { numeric: true });
  return { first, more: more.toSorted((one, other) => compare(one.label, other.label)) };
}

/**
 * Returns the choices in the select and the links of a page from the server, which has no other list of them. The
 * brands of the language's market come before others, and have to be sorted for another language.
 */
export function choicesIn(page: Document): Choices {
  const links = page.querySelectorAll<HTMLAnchorElement>("#brands a");
  const withPage = new Set([...links].map(({ pathname }) => brandAt(pathname)));
  const groups = [...page.querySelectorAll("select[name=brand] > optgroup")].map((group) =>
    [...group.querySelectorAll("option")].map(({ value, text }): Choice => ({
      value,
      label: text,
      page: withPage.has(value),
    })),
  );
  const [more = [], first = [], local = []] = groups.toReversed();
  return { first, more: [...local, ...more] };
}

/** Returns a function from a slug to the name of the brand, if it is a choice. */
export const toName =
  (choices: Choices) =>
  (slug: string): string | undefined =>
    findChoice(choices, slug)?.label;

/** Returns the choice for a slug, if there is one. */
export const findChoice = ({ first, more }: Choices, value: string): Choice | undefined =>
  first.find((choice) => choice.value === value) ?? more.find((choice) => choice.value === value);

/** Returns the path of a brand's page; `undefined` for a label without one. */
export function findBrandPath(choices: Choices, slug: string): string | undefined {
  if (choices.first.some(({ value }) => value === slug)) return firstBrandPath(slug);
  return findChoice(choices, slug)?.page ? otherBrandPath(slug) : undefined;
}
