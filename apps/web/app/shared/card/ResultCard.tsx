import type { Language } from "@heater-age/messages";
import type { Choices } from "../check/choices.ts";
import type { Details } from "../check/details.ts";
import { checkQuery } from "../check/input.ts";
import { isDated, type Refusal, type ShownCheck } from "../check/shown-check.ts";
import { useDisambiguation } from "../disambiguation/use-disambiguation.ts";
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

/** The answer to a check: a verdict, or what may help when there is none. Needs the texts `resultAreas`. */
export function ResultCard({ language, check: whole, refusal, details, ...rest }: ResultCardProps) {
  const disambiguation = useDisambiguation(useDay(whole));
  const check = disambiguation?.check;
  if (disambiguation === undefined || check === undefined) {
    if (refusal === undefined) return null;
    return <Refused refusal={refusal} onTryAgain={rest.onTryAgain} onAskAgain={rest.onAskAgain} />;
  }
  if (!isDated(check)) return <Unreadable language={language} check={check} {...rest} />;
  return (
    <Verdict
      key={checkQuery(check.input)}
      language={language}
      check={check}
      disambiguation={disambiguation}
      details={details}
      {...rest}
    />
  );
}
