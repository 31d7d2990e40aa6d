import type { Confidence } from "@heater-age/decoder";
import type { FactName, ModelFacts } from "./facts.ts";
import type { ModelSource } from "./find.ts";

/** Where what is known of a model comes from: models that were listed, the number itself, or a language model. */
export type KnowledgeSource = "catalogue" | "nomenclature" | "ai-enhanced";

/** What is known of a model. */
export interface KnownModel {
  readonly source: KnowledgeSource;
  readonly facts: ModelFacts;
  /** Of a model of the catalogue: whether it is the wanted number, or that number without its last options. */
  readonly match?: "exact" | "without-options";
  /** Of a model of the catalogue: its number as printed. */
  readonly matchedModel?: string;
  readonly confidence: Confidence;
  /** Whether any of it is no more than an estimate. */
  readonly estimated: boolean;
  /** Which of the facts are estimates. */
  readonly estimatedFacts: readonly FactName[];
  /** Of a model of the catalogue: which of the facts its number says and no list. Absent when there are none. */
  readonly factsOfNumber?: readonly FactName[];
  /** The best first. Empty when there is none that can be named. */
  readonly sources: readonly ModelSource[];
}
