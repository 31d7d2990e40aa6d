import { otherBrand } from "@heater-age/decoder/check";
import type { AnswerRowIcon } from "@heater-age/ui/AnswerRow";
import type { ComponentType } from "react";
import type { IntlShape } from "react-intl";
import { Advice } from "../advice/Advice.tsx";
import type { AdvicePartName } from "../advice/AdvicePart.tsx";
import type { UserInput } from "../result/use-advice.ts";
import type { CheckInput } from "../check/input.ts";
import { type Heater, regionOf, toAdviceProps } from "../result/heater.ts";
import { ModelSection } from "./ModelSection.tsx";
import { knownAge } from "../result/known-age.ts";
import { AmericanNote } from "../result/AmericanNote.tsx";
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

/** What the visitor can do in the content of a row. */
export interface RowEditing {
  /** Adds data about the heater, for the advice. */
  readonly onUserInput: (more: UserInput) => void;
  readonly onAskForAdvice: () => void;
  readonly onAskForModel: () => void;
  /** Checks the heater with other input. */
  readonly onCheck: (input: CheckInput) => void;
}

export interface RowContentProps {
  readonly heater: Heater;
  /** Absent if nothing can be entered, as in a report. */
  readonly editing: RowEditing | undefined;
}

/** A further question about a heater with its answer, which opens in place. */
export interface Row {
  /** The id of its element, and its name in the address that opens it: `?details=life#life`. */
  readonly id: string;
  readonly icon: AnswerRowIcon;
  readonly heading: FormatjsIntl.Message["ids"];
  /** The answer in a few words. */
  readonly answer: (intl: IntlShape, heater: Heater) => RowAnswer;
  /** Whether the answer is pending. Without scripts it never arrives. @default never */
  readonly isAwaited?: (heater: Heater) => boolean;
  /** @default always */
  readonly isShown?: (props: RowContentProps) => boolean;
  /** Whether its content is printed, in addition to the answer. @default never */
  readonly isPrinted?: (heater: Heater) => boolean;
  /** Only rendered when the row opens or is printed. If it is heavy, load it with `lazy`. */
  readonly Content: ComponentType<RowContentProps>;
}

const isAdviceAwaited = ({ advice: { advice, loading } }: Heater): boolean => loading && advice === undefined;

/** Whether the costs can apply, which are those of North America. */
const mayBeInAmerica = ({ heater }: RowContentProps): boolean => regionOf(heater) !== "europe";

const adviceContent = (part: AdvicePartName) =>
  function AdviceContent({ heater, editing }: RowContentProps) {
    return (
      <Advice
        part={part}
        {...toAdviceProps(heater)}
        {...(editing && { onUserInput: editing.onUserInput, onAskAgain: editing.onAskForAdvice })}
      />
    );
  };

/** Returns the same, with a note that it is about heaters in North America if this one may be in Europe. */
function americanContent(part: AdvicePartName) {
  const Content = adviceContent(part);
  return function AmericanContent(props: RowContentProps) {
    return (
      <>
        {regionOf(props.heater) === "either" ? <AmericanNote /> : null}
        <Content {...props} />
      </>
    );
  };
}

/** The rows of a result, in their order. */
export const rows: readonly Row[] = [
  {
    id: "recalls",
    icon: "recall",
    heading: "result.rowRecalls",
    answer: recallsAnswer,
    isAwaited: (heater) =>
      isAdviceAwaited(heater) && heater.recalls === undefined && heater.check.result.brand !== otherBrand,
    isPrinted: ({ advice: { advice }, recalls = [] }) => advice !== undefined && recalls.length > 0,
    Content: adviceContent("safety"),
  },
  {
    id: "warranty",
    icon: "warranty",
    heading: "result.rowWarranty",
    answer: warrantyAnswer,
    Content: americanContent("warranty"),
  },
  {
    id: "life",
    icon: "life",
    heading: "result.rowLife",
    answer: lifeAnswer,
    Content: adviceContent("life"),
  },
  {
    id: "cost",
    icon: "cost",
    heading: "result.rowCost",
    answer: costAnswer,
    isAwaited: (heater) => isAdviceAwaited(heater) && heater.kind !== undefined,
    isShown: mayBeInAmerica,
    Content: americanContent("energy"),
  },
  {
    id: "sure",
    icon: "source",
    heading: "result.rowSure",
    answer: sureAnswer,
    isPrinted: () => true,
    Content: ({ heater }) => (
      <>
        <SureFacts heater={heater} />
        <Proof heater={heater} />
      </>
    ),
  },
  {
    id: "model-details",
    icon: "model",
    heading: "result.rowModel",
    answer: modelAnswer,
    isAwaited: ({ model }) => model.status === "loading",
    isShown: ({ heater, editing }) => editing !== undefined || heater.model.status !== "none",
    Content: ({ heater: { check, model, path }, editing }) => (
      <>
        <ModelSection
          state={model}
          model={check.result.modelNumber}
          age={knownAge(check.result)}
          onAskAgain={editing?.onAskForModel}
        />
        {editing === undefined ? null : (
          <ModelForm path={path} input={check.input} onCheck={editing.onCheck} />
        )}
      </>
    ),
  },
  {
    id: "makers",
    icon: "maker",
    heading: "result.rowMakers",
    answer: () => ({ text: "" }),
    isShown: ({ heater }) => (heater.check.result.makers ?? []).length > 0,
    Content: ({ heater: { check, path } }) => <Makers check={check} path={path} shown={1} />,
  },
];
