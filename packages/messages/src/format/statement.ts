/** Where a statement comes from. */
export interface StatementSource {
  /** In English. */
  readonly title: string;
  readonly url?: string;
  readonly kind: "compiled" | "maker" | "regulator" | "trade";
}

type Confidence = "high" | "low" | "medium";

/** A sentence and what it is based on. */
export interface Statement {
  readonly text: string;
  /** Whether a source states it, or we inferred, chose or assumed it. */
  readonly basis: "ours" | "source";
  /** What it is based on beyond the sources. */
  readonly assumption?: string;
  readonly confidence?: Confidence;
  readonly sources: readonly StatementSource[];
}

/** What a statement is based on. */
export interface Basis {
  readonly assumption?: string | undefined;
  readonly confidence?: Confidence | undefined;
  readonly sources?: readonly StatementSource[];
}

/**
 * Returns a statement from sources.
 *
 * @example
 * stated("Recalled in 2018.", { sources: [cpsc], confidence: "high" });
 * //=> { text: "Recalled in 2018.", basis: "source", sources: [cpsc], confidence: "high" }
 */
export const stated = (
  text: string,
  { sources, confidence }: Pick<Basis, "confidence"> & Pick<Statement, "sources">,
): Statement => ({ text, basis: "source", sources, ...(confidence && { confidence }) });

/**
 * Returns a statement that we derived, chose or assumed, or that a fact is unknown.
 *
 * @example
 * concluded("Expired.", { assumption: "Counted from manufacture." });
 * //=> { text: "Expired.", basis: "ours", assumption: "Counted from manufacture.", sources: [] }
 */
export const concluded = (text: string, { assumption, confidence, sources = [] }: Basis = {}): Statement => ({
  text,
  basis: "ours",
  sources,
  ...(assumption !== undefined && { assumption }),
  ...(confidence && { confidence }),
});
