import {
  readWarranty,
  type WarrantyPart,
  type WarrantyTerm,
  warrantyTerms,
} from "@heater-age/decoder/warranty";
import type { WarrantyTermCodes } from "@heater-age/messages/format";
import type { FactName } from "../schema/model-facts.ts";
import type { KnownModel } from "../models/schema.ts";
import { catalogueSource } from "./catalogue-source.ts";
import type { Heater } from "./heater.ts";

const facts: readonly (readonly [WarrantyPart, FactName])[] = [
  ["tank", "warrantyTankYears"],
  ["heat-exchanger", "warrantyHeatExchangerYears"],
  ["parts", "warrantyPartsYears"],
  ["labour", "warrantyLabourYears"],
];

/** Returns the terms from a list of models or a language model, without those from the model number. */
function fromModel(known: KnownModel | undefined): readonly WarrantyTermCodes[] {
  if (known === undefined || known.source === "nomenclature") return [];
  const byLanguageModel = known.source === "ai-enhanced";
  const own = (name: FactName) => known.factsOfNumber?.includes(name) !== true;
  const named = facts.flatMap(([part, name]) => {
    const years = known.facts[name];
    return typeof years === "number" && own(name) ? [[part, name, years] as const] : [];
  });
  const whole = known.facts.warrantyYears;
  const all =
    named.length === 0 && whole !== undefined && own("warrantyYears")
      ? [["unnamed", "warrantyYears", whole] as const]
      : named;
  const hours = known.facts.warrantyHeatExchangerHours;
  return all.map(([part, name, years]) => ({
    part,
    years: [years, years],
    ...(part === "heat-exchanger" && hours !== undefined && { hours }),
    from: byLanguageModel ? "language-model" : "catalogue",
    basis: byLanguageModel || known.estimatedFacts.includes(name) ? "ours" : "source",
    confidence: byLanguageModel ? "low" : known.confidence,
    sources: known.sources.map(catalogueSource),
  }));
}

const origins = { line: "line", number: "model-number", text: "papers" } as const satisfies Record<
  WarrantyTerm["from"],
  WarrantyTermCodes["from"]
>;

const withOrigin = (term: WarrantyTerm): WarrantyTermCodes => ({ ...term, from: origins[term.from] });

const key = ({ part, recirculation }: WarrantyTermCodes): string => `${part} ${recirculation ?? ""}`;

/**
 * Returns whether a term is from a list that names the parts. A shop or a blog is weaker than the maker's own papers.
 */
const isStrong = ({ from, part, confidence }: WarrantyTermCodes): boolean =>
  from === "catalogue" && part !== "unnamed" && confidence !== "low";

/**
 * Returns how long the parts of a heater are covered. The sources in order: the visitor's papers, a list of models
 * that names the parts, the maker's papers for the line, the model number, other lists. Each part is listed once, or
 * more often if recirculation makes a difference.
 */
export function findTerms({ brand, model, known, userInput }: Heater): readonly WarrantyTermCodes[] {
  const typed = readWarranty(userInput.warranty ?? "").map(withOrigin);
  // Papers that name no part cover the whole heater.
  const whole = typed.find(({ part }) => part === "unnamed");
  if (whole) return [whole];
  const listed = fromModel(known);
  const all = [
    ...typed,
    ...listed.filter(isStrong),
    ...warrantyTerms({ brand, model }).map(withOrigin),
    ...listed.filter((term) => !isStrong(term)),
  ];
  return all.filter(
    (term, index) =>
      (term.part !== "unnamed" || index === 0) &&
      all.findIndex((other) => key(other) === key(term)) === index,
  );
}
