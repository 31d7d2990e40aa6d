import { type Brand, brands, decode, firstBrands, labels } from "@heater-age/decoder";
import { byName, type Choice, type Choices, type ToolContext } from "./choices.ts";
import { type ExampleReading, toReading } from "../guide/to-reading.ts";

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
  return {
    first: firstBrands.flatMap((slug) => known.filter(({ value }) => value === slug)),
    more: [...others, ...stores].toSorted(byName),
  };
}

/** Returns the number of brands with rules of their own. */
export const ruleCount = (): number =>
  Object.values(brands).filter(({ formats }) => formats.some(({ undated }) => !undated)).length;

/** Returns the reading of a serial number from a plate that also has the date. It is always the same. */
function readExample(brand: Brand, serial: string): ExampleReading {
  const decoding = decode(brand, serial, { today: "2026-01-01" });
  if (decoding.status === "unreadable") throw new Error("The example on the home page cannot be read");
  return toReading(decoding.candidates[0]);
}

/** The examples on the home page. */
export const examples = {
  american: readExample(brands.rheem, "RH0504B01826"),
  european: readExample(brands.vaillant, "21254700100234473133064511N1"),
} as const;

/** The data of every page with the tool. Computed once, because it only depends on the decoder. */
export const toolContext: ToolContext = {
  choices: allChoices(),
  rules: ruleCount(),
  examples,
};
