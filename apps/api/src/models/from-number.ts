import { commonFacts, readModel } from "@heater-age/decoder/models";
import type { FactName } from "../schema/model-facts.ts";
import type { WantedModel } from "./lists.ts";
import type { KnownModel } from "./schema.ts";

/**
 * Returns the facts in a model number. If it can be read in several ways, returns the facts that they share.
 *
 * @returns `undefined` if there are none.
 *
 * @example
 * fromNumber({ brand: "rheem", model: "XG40T06EC36U1" })?.facts.warrantyYears; //=> 6
 */
export function fromNumber({ brand, model }: WantedModel): KnownModel | undefined {
  const [first, ...others] = readModel(brand, model);
  if (first === undefined) return undefined;
  const readings = [first, ...others] as const;
  const facts = commonFacts([first.facts, ...others.map((reading) => reading.facts)]);
  const { features, ...rest } = facts;
  const names = Object.keys(rest) as FactName[];
  if (names.length === 0 && features.length === 0) return undefined;

  const confidence = others.length > 0 ? "low" : first.confidence;
  const inferred = new Set<FactName>(readings.flatMap((reading) => reading.inferred));
  const factNames: readonly FactName[] = features.length === 0 ? names : [...names, "features"];
  const estimatedFacts = confidence === "low" ? factNames : factNames.filter((name) => inferred.has(name));
  return {
    source: "nomenclature",
    facts,
    confidence,
    estimated: estimatedFacts.length > 0,
    estimatedFacts,
    // Listings that we compared have no page to link to.
    sources: first.sources
      .filter(({ kind, url }) => kind !== "compiled" || url !== undefined)
      .map(({ title, url }) => (url === undefined ? { title } : { title, url })),
  };
}
