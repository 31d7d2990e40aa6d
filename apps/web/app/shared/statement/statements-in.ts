import type { Statement } from "@heater-age/client";

const isStatement = (value: object): value is Statement => "basis" in value && "sources" in value;

/** Returns every statement in a part of an answer, in its order. */
export function statementsIn(value: unknown): readonly Statement[] {
  if (typeof value !== "object" || value === null) return [];
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsIn);
}

/** What some statements are based on, each thing once. */
export interface EvidenceFacts {
  readonly assumptions: readonly string[];
  readonly sources: Statement["sources"];
}

/**
 * Returns what the statements in a part of an answer are based on.
 *
 * @example
 * evidenceOf(advice.life).assumptions.length; //=> 3
 */
export function evidenceOf(part: unknown): EvidenceFacts {
  const statements = statementsIn(part);
  const sources = statements.flatMap((statement) => statement.sources);
  return {
    assumptions: [...new Set(statements.flatMap(({ assumption }) => assumption ?? []))],
    sources: [...new Map(sources.map((source) => [`${source.title} ${source.url ?? ""}`, source])).values()],
  };
}
