import { otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import * as layout from "@heater-age/ui/layout";
import { type ComponentType, lazy, Suspense, useMemo, useState } from "react";
import { findRecalls } from "../advice/recalls.ts";
import { useAdvice, type UserInput } from "../result/use-advice.ts";
import type { Choices } from "../check/choices.ts";
import { answerText, type Details, plannedKind, type ResultChoices, resultQuery } from "../check/details.ts";
import { type DatedCheck, hasCounterMisfit, withDates } from "../check/shown-check.ts";
import { useDisambiguation } from "../result/use-disambiguation.ts";
import { useModel } from "../result/use-model.ts";
import type { QuestionProps } from "../result/Question.tsx";
import { loadQuestion } from "../result/load-question.ts";
import { Actions } from "./Actions.tsx";
import { Answer } from "./Answer.tsx";
import { type Heater, resultPath } from "../result/heater.ts";
import { KindChoice } from "./KindChoice.tsx";
import { Paper } from "./Paper.tsx";
import type { RowEditing } from "./rows.tsx";
import { RowsCard } from "./RowsCard.tsx";
import { StepsNow } from "./StepsNow.tsx";
import * as styles from "./Verdict.css.ts";

// Most results have one date. Without a connection, one with several works without the question.
const Question = lazy<ComponentType<QuestionProps>>(() =>
  loadQuestion().catch(() => ({ default: () => null })),
);

export interface VerdictProps {
  readonly language: Language;
  /** With every date. */
  readonly check: DatedCheck;
  /** What is chosen in the address. */
  readonly chosen: ResultChoices;
  readonly choices: Choices;
  readonly path: string;
  /** Details that the address asks for in addition to the answer. */
  readonly details: Details | undefined;
  readonly onStartAgain: () => void;
  /** Empties the form for the next heater at an address. */
  readonly onNextHeater: () => void;
  readonly onCheck: RowEditing["onCheck"];
}

/** Renders the result of a check with a date: the age, what to do, and each further question with its answer. */
export function Verdict({
  check: whole,
  chosen,
  onStartAgain,
  onNextHeater,
  onCheck,
  ...props
}: VerdictProps) {
  const { language, path, details } = props;
  const disambiguation = useDisambiguation(whole, chosen.answered);
  const { answered, check: narrowed } = disambiguation;
  const [userInput, setUserInput] = useState<UserInput>({ type: details?.kind });
  const check = useMemo(() => withFirst(narrowed, chosen.date), [narrowed, chosen.date]);
  const { candidates } = check.result.decoding;
  const isChosen = candidates.length > 1 && candidates[0].date === chosen.date;
  const isNarrowed = answered.length > 0;
  const dates = isChosen ? [candidates[0].date] : isNarrowed ? candidates.map(({ date }) => date) : undefined;
  const [model, askForModel] = useModel(language, check, details?.advice !== undefined);
  const [lookup, askForAdvice] = useAdvice(language, check.input, { ...userInput, dates });
  // The choices with which the server asked for the advice.
  const isAsSent =
    resultQuery(whole.input, { ...chosen, kind: plannedKind(userInput.type) }) ===
    resultQuery(whole.input, details ?? {});
  const sent = isAsSent ? details : undefined;
  const advice =
    lookup.advice === undefined && sent?.advice ? { advice: sent.advice, loading: false } : lookup;
  const foundRecalls = advice.advice ? findRecalls(advice.advice, userInput.hasTank === true) : sent?.recalls;
  // Recalls are listed by brand.
  const recalls = check.result.brand === otherBrand ? undefined : foundRecalls;
  const kind = plannedKind(userInput.type ?? check.kind ?? advice.advice?.type);
  const heater: Heater = { ...props, check, isChosen, answered, kind, model, advice, recalls, userInput };
  const onUserInput = (more: UserInput) => setUserInput((before) => ({ ...before, ...more }));
  return (
    <Paper check={check} checkedOn={check.today} path={resultPath(heater)}>
      <div className={styles.columns}>
        <Answer
          heater={heater}
          canChoose
          question={
            candidates.length > 1 || isNarrowed ? (
              <Suspense>
                <Question heater={heater} disambiguation={disambiguation} />
              </Suspense>
            ) : null
          }
          actions={<Actions {...{ heater, onStartAgain, onNextHeater }} />}
        />
        <div className={layout.column.medium}>
          {hasCounterMisfit(check.result) ? null : <StepsNow heater={heater} />}
          <KindChoice
            kind={kind}
            isFromModel={check.kind !== undefined && userInput.type === undefined}
            path={path}
            fields={{
              ...check.input,
              answer: answered.map(answerText),
              date: isChosen ? chosen.date : undefined,
            }}
            onChoose={(type) => onUserInput({ type })}
          />
          <RowsCard
            heater={heater}
            opened={details?.row}
            editing={{ onUserInput, onAskForAdvice: askForAdvice, onAskForModel: askForModel, onCheck }}
          />
        </div>
      </div>
    </Paper>
  );
}

/** Returns the check with one of its dates first, so that everything is shown for it. */
function withFirst(check: DatedCheck, date: string | undefined): DatedCheck {
  const { candidates } = check.result.decoding;
  const first = candidates.find((candidate) => candidate.date === date);
  if (first === undefined || first === candidates[0]) return check;
  return withDates(check, [first, ...candidates.filter((candidate) => candidate !== first)], check.today);
}
