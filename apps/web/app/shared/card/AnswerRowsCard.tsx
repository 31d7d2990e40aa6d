import { AnswerRow, type AnswerRowIcon, AnswerRows } from "@heater-age/ui/AnswerRow";
import { screenOnly } from "@heater-age/ui/theme";
import { lazy, type ReactNode, Suspense } from "react";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import type { AdvicePartName } from "../advice/AdvicePart.tsx";
import { LazyAdvicePart } from "../advice/LazyAdvicePart.tsx";
import type { UserInput } from "../advice/use-advice.ts";
import { detailsQuery, type RowName } from "../check/details.ts";
import * as cardStyles from "../result/card.css.ts";
import { RowPart, type RowPartName } from "./RowParts.tsx";
import { advicePropsOf, type Heater } from "../heater/heater.ts";
import {
  costAnswer,
  lifeAnswer,
  modelAnswer,
  recallsAnswer,
  type RowAnswer,
  sureAnswer,
  warrantyAnswer,
} from "./row-answers.ts";
import { useOpened } from "../lazy/use-opened.ts";

const SentAdvicePart = lazy(async () => ({ default: (await import("../advice/AdvicePart.tsx")).AdvicePart }));

/** Props of the card. */
export interface AnswerRowsCardProps {
  readonly heater: Heater;
  /** The row that the address opens. */
  readonly row?: RowName | undefined;
  /** Absent if nothing can be entered, as in a report. */
  readonly onUserInput?: (more: UserInput) => void;
  readonly onAskForAdvice?: () => void;
  readonly onAskForModel?: () => void;
}

/** Renders each further question with its answer. */
export function AnswerRowsCard(props: AnswerRowsCardProps) {
  const { heater, row, onUserInput, onAskForAdvice, onAskForModel } = props;
  const intl = useIntl();
  const { check, isChosen, kind, path } = heater;
  const [first] = check.result.decoding.candidates;
  const advice = (part: AdvicePartName) => {
    // A row opened by the address is rendered with the page.
    const Part = row === undefined ? LazyAdvicePart : SentAdvicePart;
    return (
      <Suspense>
        <Part
          part={part}
          {...advicePropsOf(heater)}
          {...(onUserInput && { onUserInput })}
          {...(onAskForAdvice && { onAskAgain: onAskForAdvice })}
        />
      </Suspense>
    );
  };
  const own = (part: RowPartName) => (
    <RowPart
      part={part}
      heater={heater}
      canEnter={onUserInput !== undefined}
      {...(onAskForModel && { onAskForModel })}
    />
  );
  const rowProps = (id: RowName) => ({
    id,
    isOpen: id === row,
    address: path + detailsQuery(check.input, id, { kind, date: isChosen ? first.date : undefined }),
  });
  const isAwaited = heater.advice.loading && heater.advice.advice === undefined;
  return (
    <div className={screenOnly}>
      <AnswerRows>
        <Row
          {...rowProps("recalls")}
          icon="recall"
          name="result.rowRecalls"
          answer={recallsAnswer(intl, heater)}
          isAwaited={isAwaited && heater.recalls === undefined}
        >
          {() => advice("safety")}
        </Row>
        <Row
          {...rowProps("warranty")}
          icon="warranty"
          name="result.rowWarranty"
          answer={warrantyAnswer(intl, heater)}
        >
          {() => advice("warranty")}
        </Row>
        <Row {...rowProps("life")} icon="life" name="result.rowLife" answer={lifeAnswer(intl, heater)}>
          {() => advice("life")}
        </Row>
        <Row
          {...rowProps("cost")}
          icon="cost"
          name="result.rowCost"
          answer={costAnswer(intl, heater)}
          isAwaited={isAwaited && kind !== undefined}
        >
          {() => advice("energy")}
        </Row>
        <Row {...rowProps("sure")} icon="source" name="result.rowSure" answer={sureAnswer(intl, heater)}>
          {() => own("sure")}
        </Row>
        {onUserInput === undefined && heater.model.status === "none" ? null : (
          <Row
            {...rowProps("model-details")}
            icon="model"
            name="result.rowModel"
            answer={modelAnswer(intl, heater)}
            isAwaited={heater.model.status === "loading"}
          >
            {() => own("model")}
          </Row>
        )}
        {(check.result.makers ?? []).length === 0 ? null : (
          <Row {...rowProps("makers")} icon="maker" name="result.rowMakers" answer={{ text: "" }}>
            {() => own("makers")}
          </Row>
        )}
      </AnswerRows>
    </div>
  );
}

interface RowProps {
  readonly id: RowName;
  readonly isOpen: boolean;
  /** Address of the same content without scripts. */
  readonly address: string;
  readonly icon: AnswerRowIcon;
  readonly name: NonNullable<MessageDescriptor["id"]>;
  readonly answer: RowAnswer;
  /** Whether the answer is pending. Without scripts it never arrives. */
  readonly isAwaited?: boolean;
  /** The content, which is only rendered when the row opens. */
  readonly children: () => ReactNode;
}

function Row({
  id,
  isOpen,
  address,
  icon,
  name,
  answer: { text, tone },
  isAwaited = false,
  children,
}: RowProps) {
  const [open, opening] = useOpened(isOpen);
  return (
    <AnswerRow
      id={id}
      icon={icon}
      name={<FormattedMessage id={name} />}
      answer={isAwaited ? <span className={cardStyles.scripted}>{text}</span> : text}
      tone={tone}
      {...opening}
    >
      {open ? (
        children()
      ) : (
        <a className={cardStyles.unscripted} href={address}>
          <FormattedMessage id="result.openHere" />
        </a>
      )}
    </AnswerRow>
  );
}
