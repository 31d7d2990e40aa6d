import { brands, type Candidate, decode, firstBrands, labels } from "@heater-age/decoder";
import type { Choice, Choices } from "./choices.ts";
import type { ToolContext } from "./tool-context.ts";

const names = new Intl.Collator("en", { numeric: true });

/** Every brand and label the decoder knows. */
export function allChoices(): Choices {
  const isFirst = new Set<string>(firstBrands);
  const known = Object.values(brands).map(({ slug, label, longest }): Choice => ({
    value: slug,
    label,
    ...(longest === undefined ? {} : { longest }),
    ...(isFirst.has(slug) ? {} : { page: true }),
  }));
  const others = known.filter(({ value }) => !isFirst.has(value));
  const stores = labels.map(({ slug, label }): Choice => ({ value: slug, label }));
  return {
    first: firstBrands.flatMap((slug) => known.filter(({ value }) => value === slug)),
    more: [...others, ...stores].toSorted((one, other) => names.compare(one.label, other.label)),
  };
}

/** How many brands have rules of their own. */
export const ruleCount = (): number =>
  Object.values(brands).filter(({ formats }) => formats.some(({ undated }) => !undated)).length;

/** A serial number from a photographed plate that also prints the date, read. Its date does not depend on the day. */
export function exampleReading(): Pick<Candidate, "year" | "month" | "parts"> {
  const decoding = decode(brands.rheem, "RH0504B01826", { today: "2026-01-01" });
  if (decoding.status === "unreadable") throw new Error("The example on the home page cannot be read");
  const [{ year, month, parts }] = decoding.candidates;
  return { year, parts, ...(month === undefined ? {} : { month }) };
}

/** What every page with the tool is given: worked out once, for it depends on nothing but the decoder. */
export const toolContext: ToolContext = {
  choices: allChoices(),
  rules: ruleCount(),
  example: exampleReading(),
};
