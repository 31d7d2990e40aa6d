import type { Statement } from "@heater-age/client";
import type { AdviceTexts } from "../generated/advice-texts.ts";
import { SourceList } from "../view/SourceList.tsx";

const confidences: Readonly<Record<string, keyof AdviceTexts["specifications"]>> = {
  high: "sureHigh",
  medium: "sureMedium",
  low: "sureLow",
};

/** What a statement takes. */
export interface StatementTextProps {
  readonly statement: Statement;
  readonly said: AdviceTexts;
}

/** Something that is said, and, folded away behind it, what it rests on. */
export function StatementText({ statement, said }: StatementTextProps) {
  return (
    <div class="statement">
      <span>{statement.text}</span>
      <StatementSources statement={statement} said={said} />
    </div>
  );
}

/** What something rests on, folded away. Nothing where nothing is named. */
export function StatementSources({
  statement: { basis, assumption, confidence, sources },
  said,
}: StatementTextProps) {
  // A newer API may know another one.
  const sure = confidence === undefined ? undefined : confidences[confidence];
  if (assumption === undefined && sources.length === 0) return null;
  return (
    <details class="ground">
      <summary>{basis === "ours" ? said.advice.ours : said.advice.source}</summary>
      <div class="facts">
        {assumption === undefined ? null : <p>{assumption}</p>}
        {sources.length === 0 ? null : <SourceList sources={sources} />}
        {sure === undefined ? null : <p>{said.specifications[sure]}</p>}
      </div>
    </details>
  );
}
