import type { Confidence } from "@heater-age/decoder";
import type { FactName, ModelFacts } from "../schema/model-facts.ts";
import type { ModelSource } from "./find.ts";

/** Source of a model's data: the catalogue, the model number itself, or a language model. */
export type KnowledgeSource = "catalogue" | "nomenclature" | "ai-enhanced";

/** The data of a model, with its confidence. */
export interface KnownModel {
  readonly source: KnowledgeSource;
  readonly facts: ModelFacts;
  /** For a model of the catalogue: whether it is the exact number, or the number without its options. */
  readonly match?: "exact" | "without-options";
  /** For a model of the catalogue: its number as printed. */
  readonly matchedModel?: string;
  readonly confidence: Confidence;
  /** Whether any fact is an estimate. */
  readonly estimated: boolean;
  /** Which of the facts are estimates. */
  readonly estimatedFacts: readonly FactName[];
  /** For a model of the catalogue: facts that only come from its number, if any. */
  readonly factsOfNumber?: readonly FactName[];
  /** Best first. Empty if none can be named. */
  readonly sources: readonly ModelSource[];
}
