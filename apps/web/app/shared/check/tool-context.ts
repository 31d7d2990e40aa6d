import { brands, firstBrands, labels } from "@heater-age/decoder";
import { type Choice, type Choices, sortByName, type ToolContext } from "./choices.ts";

/** Returns every brand and label of the decoder. */
export function allChoices(): Choices {
  const isFirst = new Set<string>(firstBrands);
  const known = Object.values(brands).map(({ slug, label }): Choice => ({
    value: slug,
    label,
    page: true,
  }));
  const others = known.filter(({ value }) => !isFirst.has(value));
  const stores = labels.map(({ slug, label }): Choice => ({ value: slug, label }));
  const first = firstBrands.flatMap((slug) => known.filter(({ value }) => value === slug));
  return sortByName({ first, more: [...others, ...stores] });
}

/** Returns the number of brands with rules of their own. */
export const ruleCount = (): number =>
  Object.values(brands).filter(({ formats }) => formats.some(({ undated }) => !undated)).length;

/** The data of every page with the tool. Computed once, because it only depends on the decoder. */
export const toolContext: ToolContext = {
  choices: allChoices(),
  rules: ruleCount(),
};
