import { askText, lookText } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { type Clue, ClueDrawing } from "@heater-age/ui/ClueDrawing";
import { Drawing } from "@heater-age/ui/Drawing";
import { Icon } from "@heater-age/ui/Icon";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, Link } from "react-router";
import { type Answer, toQuery, UNKNOWN, valueIn } from "./answers.ts";
import type { Guidance } from "./guide.ts";
import * as styles from "./no-label.css.ts";
import { type GuideCode, questions } from "./questions.ts";
import { TypedFields } from "./TypedFields.tsx";

export interface QuestionProps {
  readonly path: string;
  readonly answers: readonly Answer[];
  readonly guidance: Guidance;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** The second click of a double click would answer the next question. */
const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Renders the current question, or that there are no more. The form works without scripts. */
export function Question({ path, answers, guidance, today }: QuestionProps) {
  const intl = useIntl();
  const { questionCode, given, previous, number, left } = guidance;
  const place = questionCode === undefined ? undefined : questions[questionCode].place;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(questionCode);

  useEffect(() => {
    if (before.current === questionCode) return;
    before.current = questionCode;
    heading.current?.focus();
  }, [questionCode]);

  const others = answers.filter((answer) => answer.questionCode !== questionCode);
  return (
    <div className={`${styles.question} ${screenOnly}`}>
      {questionCode === undefined ? null : (
        <p className={layout.quiet}>
          <FormattedMessage id="noLabel.question" values={{ number }} />
          {" · "}
          <FormattedMessage id="noLabel.left" values={{ count: left }} />
        </p>
      )}
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {questionCode === undefined
          ? intl.formatMessage({ id: "noLabel.doneTitle" })
          : askText(intl, questionCode)}
      </h2>
      {questionCode === undefined ? null : (
        <div className={styles.look}>
          {place === undefined ? null : (
            <span className={styles.placePicture}>
              <ClueDrawing clue={place} />
            </span>
          )}
          <p>{lookText(intl, questionCode)}</p>
        </div>
      )}
      {questionCode === undefined ? null : (
        <AnswerForms
          key={`${questionCode} ${toQuery(given === undefined ? [] : [given])}`}
          path={path}
          questionCode={questionCode}
          given={given}
          others={others}
          today={today}
        />
      )}
      <div className={styles.ways}>
        {previous === undefined ? null : (
          <Link
            className={styles.change}
            to={path + toQuery(answers, previous.questionCode)}
            preventScrollReset
          >
            <Icon name="chevron" className={styles.arrow} />
            <FormattedMessage id="noLabel.back" />
          </Link>
        )}
        {answers.length === 0 ? null : (
          <Link className={styles.change} to={path} preventScrollReset>
            <Icon name="again" />
            <FormattedMessage id="noLabel.startOver" />
          </Link>
        )}
      </div>
    </div>
  );
}

interface AnswerFormsProps {
  readonly path: string;
  readonly questionCode: GuideCode;
  readonly given: Answer | undefined;
  readonly others: readonly Answer[];
  readonly today: string;
}

function AnswerForms({ path, questionCode, given, others, today }: AnswerFormsProps) {
  const question = questions[questionCode];
  const chosen = given === undefined ? "" : valueIn(given.fields, questionCode);
  const row = (value: string, name: ReactNode, picture?: ReactNode) => (
    <button
      key={value}
      className={styles.choice}
      type="submit"
      name={questionCode}
      value={value}
      aria-pressed={chosen === value}
      onClick={onlyOnce}
    >
      {picture === undefined ? null : <span className={styles.choicePicture}>{picture}</span>}
      <span className={styles.choiceName}>{name}</span>
      {chosen === value ? <Icon name="check" /> : null}
    </button>
  );
  const unknown = row(UNKNOWN, <FormattedMessage id="noLabel.unknown" />);
  if ("choices" in question) {
    return (
      <AnswerForm path={path} others={others}>
        {Object.entries(question.choices).map(([value, { text, picture }]) =>
          row(value, <FormattedMessage id={text} />, picture && toDrawing(picture)),
        )}
        {unknown}
      </AnswerForm>
    );
  }
  return (
    <>
      <AnswerForm path={path} others={others}>
        <TypedFields
          questionCode={questionCode}
          kind={question.typed}
          given={given}
          others={others}
          today={today}
        />
        <Button tone="primary" type="submit" onClick={onlyOnce}>
          <FormattedMessage id="noLabel.next" />
        </Button>
      </AnswerForm>
      <AnswerForm path={path} others={others}>
        {unknown}
      </AnswerForm>
    </>
  );
}

const toDrawing = (picture: Clue | "gas" | "electric") =>
  picture === "gas" || picture === "electric" ? <Drawing kind={picture} /> : <ClueDrawing clue={picture} />;

/** Renders a form that submits one answer together with the others. */
function AnswerForm({
  path,
  others,
  children,
}: {
  readonly path: string;
  readonly others: readonly Answer[];
  readonly children: ReactNode;
}) {
  return (
    <Form className={styles.form} action={path} method="get" preventScrollReset noValidate>
      {others
        .flatMap(({ fields }) => fields)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </Form>
  );
}
