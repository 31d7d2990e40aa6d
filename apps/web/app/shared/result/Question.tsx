import type { Candidate } from "@heater-age/decoder";
import { type DateQuestion, disambiguate, type DisambiguationAnswer } from "@heater-age/decoder/no-label";
import type { Region } from "@heater-age/messages";
import { datesText, disambiguationTexts } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { screenOnly, visuallyHidden } from "@heater-age/ui/theme";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { answerText } from "../check/details.ts";
import { AmericanNote } from "./AmericanNote.tsx";
import { ChoiceForm } from "./ChoiceForm.tsx";
import * as styles from "./Question.css.ts";
import { GivenAnswer } from "./GivenAnswer.tsx";
import { type Heater, regionOf } from "./heater.ts";
import type { Disambiguation } from "./use-disambiguation.ts";

export interface QuestionProps {
  readonly heater: Heater;
  readonly disambiguation: Disambiguation;
}

interface Step {
  readonly question: DateQuestion;
  readonly answer: DisambiguationAnswer;
  readonly before: readonly Candidate[];
}

const isLeft =
  ({ leaves }: Pick<DisambiguationAnswer, "leaves">) =>
  ({ date }: Candidate) =>
    leaves.includes(date);

/** Returns the answers so far, step by step, and the next question. */
function progress(
  { whole: { kind, result }, answered }: Disambiguation,
  region: Region,
): {
  readonly steps: readonly Step[];
  readonly next: DateQuestion | undefined;
  readonly left: readonly Candidate[];
} {
  let left: readonly Candidate[] = result.decoding.candidates;
  const energy = kind === "gas-tank" ? "gas" : undefined;
  const ask = () => disambiguate(left, { energy, isEuropean: region === "europe" });
  const steps: Step[] = [];
  for (const given of answered) {
    const question = ask();
    const answer = question?.answers.find(({ leaves }) => leaves.join(" ") === given.leaves.join(" "));
    if (question?.question !== given.question || answer === undefined) break;
    steps.push({ question, answer, before: left });
    left = left.filter(isLeft(answer));
  }
  return { steps, next: ask(), left };
}

/** Renders the question that separates the dates of a result, the answers so far, and buttons to undo them. */
export function Question({ heater, disambiguation }: QuestionProps) {
  const { answered } = disambiguation;
  const region = regionOf(heater);
  const intl = useIntl();
  const heading = intl.formatMessage({ id: "disambiguation.heading" });
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { steps, next, left } = useMemo(() => progress(disambiguation, region), [disambiguation, region]);

  useEffect(() => {
    // The pressed button is gone.
    if (isPressed.current) place.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [answered]);

  const onSubmit = () => {
    isPressed.current = true;
  };

  if (steps.length === 0 && next === undefined) return null;
  return (
    <div
      ref={place}
      className={`${layout.column.tiny} ${screenOnly}`}
      tabIndex={-1}
      role="group"
      aria-label={heading}
    >
      {steps.map((step, index) => (
        <Taken key={step.question.question} step={step}>
          <ChoiceForm heater={heater} answered={answered.slice(0, index)} onSubmit={onSubmit}>
            <Button tone="secondary" type="submit">
              <FormattedMessage id="heaters.undo" />
            </Button>
          </ChoiceForm>
        </Taken>
      ))}
      {next === undefined ? null : (
        <ChoiceForm heater={heater} answered={answered} onSubmit={onSubmit}>
          <Open question={next} dates={left} region={region} />
        </ChoiceForm>
      )}
      <p className={visuallyHidden} role="status">
        {steps.length === 0
          ? ""
          : intl.formatMessage({ id: "result.verdictMade" }, { date: datesText(intl, left) })}
      </p>
    </div>
  );
}

interface TakenProps {
  readonly step: Step;
  /** Undoes the answer. */
  readonly children: ReactNode;
}

/** Renders an answer, and why it separates dates. */
function Taken({ step: { question, answer, before }, children }: TakenProps) {
  const intl = useIntl();
  const { sources, basis, confidence } = question;
  const [spoken] = disambiguationTexts(intl, { ...question, answers: [answer] }).answers;
  const out = before.filter((candidate) => !isLeft(answer)(candidate));
  if (spoken === undefined) return null;
  const { text, reason, assumption } = spoken;
  return (
    <div className={layout.column.tiny}>
      <GivenAnswer
        answer={text}
        ruledOut={out}
        reason={{
          text: reason,
          basis,
          confidence,
          sources: [...sources],
          ...(assumption !== undefined && { assumption }),
        }}
      />
      {children}
    </div>
  );
}

interface OpenProps {
  readonly question: DateQuestion;
  readonly dates: readonly Candidate[];
  readonly region: Region;
}

/** Renders the question with a button for each answer, which names the dates that it leaves. */
function Open({ question, dates, region }: OpenProps) {
  const intl = useIntl();
  const { text, where, answers } = disambiguationTexts(intl, question);
  return (
    <div className={layout.column.tiny}>
      <p className={styles.heading}>{text}</p>
      <p className={layout.quiet}>
        {where} {question.tells === "sometimes" ? <FormattedMessage id="disambiguation.sometimes" /> : null}
      </p>
      {region === "either" && question.question !== "heater-kind" ? <AmericanNote /> : null}
      <div className={layout.row}>
        {answers.map(({ answer, text: words }) => (
          <Button
            key={`${answer.code} ${answer.leaves.join(" ")}`}
            tone="secondary"
            type="submit"
            name="answer"
            value={answerText({ question: question.question, leaves: answer.leaves })}
            className={styles.answer}
          >
            <span>{words}</span>{" "}
            <span className={styles.leaves}>→ {datesText(intl, dates.filter(isLeft(answer)))}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
