import type { Confidence, Source } from "../engine/format.ts";

/** What a warranty is on; `unnamed` where a text does not say. */
export type WarrantyPart = "heat-exchanger" | "labour" | "parts" | "tank" | "unnamed";

/** How hot water is kept running through the pipes, where the warranty depends on it. */
export type Recirculation = "controlled" | "uncontrolled";

/** How long a part is covered. */
export interface WarrantyTerm {
  readonly part: WarrantyPart;
  /** Years of cover, shortest and longest: the same twice unless versions differ that the number does not tell apart. */
  readonly years: readonly [from: number, to: number];
  /** Hours of operation that end it before its years do. */
  readonly hours?: number;
  /** Only with this kind of recirculation. Absent: without any, or with whatever the maker allows. */
  readonly recirculation?: Recirculation;
  /** Where it was read: in the text that was given, in the maker's papers of the line, or in the model number. */
  readonly from: "line" | "number" | "text";
  /** `ours` where it was concluded from sister models. */
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  /** Empty for a term that was read in the text that was given. */
  readonly sources: readonly Source[];
}

/** The warranty of a line of models. A literal. */
export interface WarrantyLine {
  /** Slug of the brand. */
  readonly brand: string;
  /** Over the model number as `modelKey` writes it. */
  readonly models: RegExp;
  readonly terms: readonly Pick<WarrantyTerm, "hours" | "part" | "recirculation" | "years">[];
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}
