import type { Statement } from "@heater-age/client";

const isStatement = (value: object): value is Statement => "basis" in value && "sources" in value;

/** Returns every statement in a part of a response, in order. */
export function statementsIn(value: unknown): readonly Statement[] {
  if (typeof value !== "object" || value === null) return [];
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsIn);
}

/** The basis of some statements, each entry once. */
export interface EvidenceFacts {
  readonly assumptions: readonly string[];
  readonly sources: Statement["sources"];
}

/**
 * Returns the basis of the statements in a part of a response.
 *
 * @example
 * findEvidence(advice.life).assumptions.length; //=> 3
 */
export function findEvidence(part: unknown): EvidenceFacts {
  const statements = statementsIn(part);
  const sources = statements.flatMap((statement) => statement.sources);
  return {
    assumptions: [...new Set(statements.flatMap(({ assumption }) => assumption ?? []))],
    sources: [...new Map(sources.map((source) => [`${source.title} ${source.url ?? ""}`, source])).values()],
  };
}
