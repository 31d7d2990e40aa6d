import type { Offer } from "@heater-age/decoder/check";
import { ageText, equipmentText, problemText } from "@heater-age/messages/format";
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape } from "react-intl";
import { type DatedCheck, isDated, type Refusal, type ShownCheck } from "../check/shown-check.ts";
import { ClockNotice } from "./ClockNotice.tsx";
import { ManufactureDate } from "./ManufactureDate.tsx";
import { NotRecorded } from "./NotRecorded.tsx";
import { PrintedDateNotice } from "./PrintedDateNotice.tsx";
import { TwoNumbers } from "./TwoNumbers.tsx";
import { UnknownCharacters } from "./UnknownCharacters.tsx";
import { Warnings } from "./Warnings.tsx";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./ResultDialog.css.ts";
import { ResultState } from "../result/AgeState.tsx";
import { knownAge } from "../result/known-age.ts";
import { asksText, isOffered } from "../result/offer.tsx";
import { hasReadableBrand } from "../result/readable-brand.ts";

interface DialogAction {
  readonly way: "onCard" | "onTryAgain" | "onAskAgain";
  readonly text: "result.dialogMore" | "result.dialogHelp" | "result.tryAgain" | "result.askAgain";
}

interface DialogContent {
  /** What the number may be instead. Comes first, with a button to use it. */
  readonly offer?: Offer;
  readonly title: ReactNode;
  readonly body: ReactNode;
  /** The first is the most useful one. */
  readonly actions: readonly DialogAction[];
}

const more: DialogAction = { way: "onCard", text: "result.dialogMore" };
const help: DialogAction = { way: "onCard", text: "result.dialogHelp" };
const tryAgain: DialogAction = { way: "onTryAgain", text: "result.tryAgain" };
const askAgain: DialogAction = { way: "onAskAgain", text: "result.askAgain" };

/** Returns the title, text and buttons for a submitted check. */
export function dialogContent(
  intl: IntlShape,
  check: ShownCheck | undefined,
  refusal: Refusal | undefined,
): DialogContent {
  if (check === undefined) {
    return {
      title: <FormattedMessage id="result.checkFailed" />,
      body: <p>{refusal?.message}</p>,
      actions: [askAgain],
    };
  }
  if (isDated(check)) return verdict(intl, check);

  const { label, trouble } = check;
  const { problem } = check.result;
  const why = equipmentText(intl, problem.equipment) ?? problemText(intl, problem, label || undefined);
  if (hasReadableBrand(problem)) {
    return {
      title: <FormattedMessage id="result.identifyHeading" />,
      body: <p>{why}</p>,
      actions: [more, tryAgain],
    };
  }
  if (problem.code === "two-numbers") {
    return {
      title: <FormattedMessage id="problems.two-numbers" />,
      body: <TwoNumbers check={check} />,
      actions: [tryAgain, help],
    };
  }
  const [offer] = check.offers;
  const offered = isOffered(offer);
  const title = <FormattedMessage id={trouble === undefined ? "result.notDecoded" : "result.checkFailed"} />;
  return {
    ...(offered && { offer }),
    title: offered ? asksText(intl, offer, check.result.serialNumber) : title,
    body: (
      <>
        {offered ? <h3 className={cardStyles.heading}>{title}</h3> : null}
        {trouble === undefined ? null : <p>{trouble}</p>}
        <p>
          <FormattedMessage id="result.notDetermined" /> {why}
        </p>
        <ul className={cardStyles.plainList}>
          <li>
            <FormattedMessage id="result.tipFormat" />
          </li>
          {label === "" ? null : (
            <li>
              <FormattedMessage id="result.tipSelected" />
            </li>
          )}
          <li>
            <FormattedMessage id="result.tipUnclear" />
          </li>
        </ul>
        <UnknownCharacters check={check} />
      </>
    ),
    actions:
      trouble !== undefined ? [askAgain, help] : offer === undefined ? [tryAgain, help] : [help, tryAgain],
  };
}

function verdict(intl: IntlShape, check: DatedCheck): DialogContent {
  const { recording, result } = check;
  return {
    title: (
      <FormattedMessage
        id="result.dialogAge"
        values={{
          asked: (text) => (
            <span key="asked" className={styles.question}>
              {text}
            </span>
          ),
          age: (text) => (
            <strong key="age" className={styles.age}>
              {text}
            </strong>
          ),
          words: ageText(intl, knownAge(result)),
        }}
      />
    ),
    body: (
      <>
        <ResultState result={result} />
        <ManufactureDate check={check} />
        <Warnings check={check} canChoose={false} />
        <PrintedDateNotice />
        <ClockNotice check={check} />
        {recording === "no-answer" ? <NotRecorded recording={recording} /> : null}
      </>
    ),
    actions: [more],
  };
}
