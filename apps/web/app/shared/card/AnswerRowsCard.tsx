import { AnswerRow, type AnswerRowIcon, AnswerRows } from "@heater-age/ui/AnswerRow";
import { screenOnly } from "@heater-age/ui/theme";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import type { AdvicePartName } from "../advice/AdvicePart.tsx";
import { LazyAdvicePart } from "../advice/LazyAdvicePart.tsx";
import type { UserInput } from "../advice/use-advice.ts";
import { ModelSection } from "../model/ModelSection.tsx";
import { knownAge } from "../result/known-age.ts";
import { detailsQuery, type RowName } from "../check/details.ts";
import * as cardStyles from "../result/card.css.ts";
import { advicePropsOf, type Heater } from "./heater.ts";
import { Makers } from "./Makers.tsx";
import { ModelForm } from "./ModelForm.tsx";
import { Proof } from "./Proof.tsx";
import {
  costAnswer,
  lifeAnswer,
  modelAnswer,
  recallsAnswer,
  type RowAnswer,
  sureAnswer,
  warrantyAnswer,
} from "./row-answers.ts";
import { SureFacts } from "./SureFacts.tsx";

const SentAdvicePart = lazy(async () => ({ default: (await import("../advice/AdvicePart.tsx")).AdvicePart }));

/** What the card takes. */
export interface AnswerRowsCardProps {
  readonly heater: Heater;
  /** The row that the page was asked to open. */
  readonly row: RowName | undefined;
  readonly onUserInput: (more: UserInput) => void;
  readonly onAskForAdvice: () => void;
  readonly onAskForModel: () => void;
}

/** Each further question with its answer on it. */
export function AnswerRowsCard(props: AnswerRowsCardProps) {
  const { heater, row, onUserInput, onAskForAdvice, onAskForModel } = props;
  const intl = useIntl();
  const { check, choices, language, path, kind, model } = heater;
  const [first] = check.result.decoding.candidates;
  const advice = (part: AdvicePartName) => {
    // One that comes with the page is rendered with it.
    const Part = row === undefined ? LazyAdvicePart : SentAdvicePart;
    return (
      <Suspense>
        <Part part={part} {...advicePropsOf(heater)} onUserInput={onUserInput} onAskAgain={onAskForAdvice} />
      </Suspense>
    );
  };
  const rowProps = (id: RowName) => ({
    id,
    isOpen: id === row,
    address: path + detailsQuery(check.input, id, kind),
  });
  return (
    <div className={screenOnly}>
      <AnswerRows>
        <Row
          {...rowProps("recalls")}
          icon="recall"
          name="result.rowRecalls"
          answer={recallsAnswer(intl, heater)}
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
        <Row {...rowProps("cost")} icon="cost" name="result.rowCost" answer={costAnswer(intl, heater)}>
          {() => advice("energy")}
        </Row>
        <Row {...rowProps("sure")} icon="source" name="result.rowSure" answer={sureAnswer(intl, heater)}>
          {() => (
            <>
              <SureFacts candidate={first} choices={choices} />
              <Proof language={language} check={check} />
            </>
          )}
        </Row>
        <Row {...rowProps("model")} icon="model" name="result.rowModel" answer={modelAnswer(intl, heater)}>
          {() => (
            <>
              <ModelSection
                state={model}
                model={check.result.modelNumber}
                age={knownAge(check.result)}
                onAskAgain={onAskForModel}
              />
              <ModelForm path={path} input={check.input} />
            </>
          )}
        </Row>
        {(check.result.makers ?? []).length === 0 ? null : (
          <Row {...rowProps("makers")} icon="maker" name="result.rowMakers" answer={{ text: "" }}>
            {() => <Makers check={check} path={path} shown={1} />}
          </Row>
        )}
      </AnswerRows>
    </div>
  );
}

interface RowProps {
  readonly id: RowName;
  readonly isOpen: boolean;
  /** Where the same is without scripts. */
  readonly address: string;
  readonly icon: AnswerRowIcon;
  readonly name: NonNullable<MessageDescriptor["id"]>;
  readonly answer: RowAnswer;
  /** What it opens to; rendered only then. */
  readonly children: () => ReactNode;
}

function Row({ id, isOpen, address, icon, name, answer: { text, tone }, children }: RowProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <AnswerRow
      id={id}
      icon={icon}
      name={<FormattedMessage id={name} />}
      answer={text}
      tone={tone}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
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
