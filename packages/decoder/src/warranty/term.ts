import type { Confidence, Source } from "../engine/format.ts";

/** What a warranty covers; `unnamed` if a text doesn't say. */
export type WarrantyPart = "heat-exchanger" | "labour" | "parts" | "tank" | "unnamed";

/** How hot water circulates through the pipes, if the warranty depends on it. */
export type Recirculation = "controlled" | "uncontrolled";

/** How long a part is covered. */
export interface WarrantyTerm {
  readonly part: WarrantyPart;
  /** Years of cover, shortest and longest. Both are the same unless the number doesn't distinguish versions. */
  readonly years: readonly [from: number, to: number];
  /** Hours of operation that end the cover before its years do. */
  readonly hours?: number;
  /** Only with this kind of recirculation. Absent: without recirculation, or with any that the maker allows. */
  readonly recirculation?: Recirculation;
  /** Where it was found: in the given text, in the maker's papers for the line, or in the model number. */
  readonly from: "line" | "number" | "text";
  /** `ours` if it was inferred from sister models. */
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  /** Empty for a term from the given text. */
  readonly sources: readonly Source[];
}

/** The warranty of a product line. */
export interface WarrantyLine {
  /** Slug of the brand. */
  readonly brand: string;
  /** Pattern for the model number as `modelKey` writes it. */
  readonly models: RegExp;
  readonly terms: readonly Pick<WarrantyTerm, "hours" | "part" | "recirculation" | "years">[];
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}
