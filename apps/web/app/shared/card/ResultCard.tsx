import type { Language } from "@heater-age/messages";
import { useEffect } from "react";
import { resultAreas } from "../texts/areas.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import type { Choices } from "../check/choices.ts";
import type { Details } from "../check/details.ts";
import { checkQuery } from "../check/input.ts";
import { isDated, type Refusal, type ShownCheck } from "../check/shown-check.ts";
import { useDisambiguation } from "../disambiguation/use-disambiguation.ts";
import { replayMissedClick } from "../lazy/first-interaction.ts";
import { Refused } from "./Refused.tsx";
import { Unreadable } from "./Unreadable.tsx";
import { useDay } from "./use-day.ts";
import { Verdict } from "./Verdict.tsx";

/** What the result card takes. */
export interface ResultCardProps {
  readonly language: Language;
  /** Path of the page that it is on: other readings are links to it. */
  readonly path: string;
  readonly choices: Choices;
  readonly check: ShownCheck | undefined;
  readonly refusal: Refusal | undefined;
  /** What the page was asked to show beside the answer. */
  readonly details: Details | undefined;
  readonly onStartAgain: () => void;
  readonly onTryAgain: () => void;
  readonly onAskAgain: () => void;
  readonly onMoveToModel: () => void;
}

/** Presses the button of a card again that was pressed while the card was as the server sent it. */
function MissedPress() {
  useEffect(() => {
    // A moment later: what only the browser knows comes with a second render.
    const timer = setTimeout(() => {
      const card = document.getElementById("result");
      if (card !== null) replayMissedClick(card);
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** The answer to a check: a verdict, or what may help when there is none. */
export function ResultCard({ language, check: whole, refusal, details, ...rest }: ResultCardProps) {
  const disambiguation = useDisambiguation(useDay(whole));
  const check = disambiguation?.check;
  return (
    <div>
      <WithTexts language={language} areas={resultAreas}>
        <MissedPress />
        {disambiguation === undefined || check === undefined ? (
          refusal === undefined ? null : (
            <Refused refusal={refusal} onTryAgain={rest.onTryAgain} onAskAgain={rest.onAskAgain} />
          )
        ) : isDated(check) ? (
          <Verdict
            key={checkQuery(check.input)}
            language={language}
            check={check}
            disambiguation={disambiguation}
            details={details}
            {...rest}
          />
        ) : (
          <Unreadable language={language} check={check} {...rest} />
        )}
      </WithTexts>
    </div>
  );
}
