import type { Language } from "@heater-age/messages";
import { resultAreas } from "../texts/areas.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import type { Choices } from "../check/choices.ts";
import type { Outcome, Refusal } from "../check/outcome.ts";
import { Refused } from "./Refused.tsx";
import { Unreadable } from "./Unreadable.tsx";
import { Verdict } from "./Verdict.tsx";

/** What the result card takes. */
export interface ResultCardProps {
  readonly language: Language;
  /** Path of the page it stands on: other readings are links to it. */
  readonly path: string;
  readonly choices: Choices;
  readonly outcome: Outcome | undefined;
  readonly refusal: Refusal | undefined;
  readonly onStartAgain: () => void;
  readonly onTryAgain: () => void;
  readonly onAskAgain: () => void;
  readonly onMoveToModel: () => void;
}

/** The answer to a check: a verdict, or what may help when there is none. */
export function ResultCard({ language, outcome, refusal, ...rest }: ResultCardProps) {
  return (
    <WithTexts language={language} areas={resultAreas}>
      {outcome === undefined ? (
        refusal === undefined ? null : (
          <Refused refusal={refusal} onTryAgain={rest.onTryAgain} onAskAgain={rest.onAskAgain} />
        )
      ) : outcome.decoding.status === "unreadable" ? (
        <Unreadable outcome={outcome} problem={outcome.decoding.problem} {...rest} />
      ) : (
        <Verdict language={language} outcome={outcome} candidates={outcome.decoding.candidates} {...rest} />
      )}
    </WithTexts>
  );
}
