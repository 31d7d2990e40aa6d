import { age, type Candidate } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape } from "react-intl";
import { SafetyPlace } from "../advice/SafetyPlace.tsx";
import { asTyped } from "../check/typed.ts";
import type { Outcome, Refusal } from "../check/outcome.ts";
import { ageText } from "../reading/format.ts";
import { ClockNotice } from "./ClockNotice.tsx";
import { Made } from "./Made.tsx";
import { NotRecorded } from "./NotRecorded.tsx";
import { Pills } from "./Pills.tsx";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./ResultDialog.css.ts";
import { readableBrands, whyText } from "../result/why-text.ts";

/** A way on from the dialog. */
interface DialogAction {
  readonly way: "onCard" | "onTryAgain" | "onAskAgain";
  readonly text: "result.dialogMore" | "result.dialogHelp" | "result.tryAgain" | "result.askAgain";
}

/** What the dialog says. */
interface DialogContent {
  readonly title: ReactNode;
  readonly body: ReactNode;
  /** The first is the one that most will want. */
  readonly actions: readonly DialogAction[];
}

const more: DialogAction = { way: "onCard", text: "result.dialogMore" };
const help: DialogAction = { way: "onCard", text: "result.dialogHelp" };
const tryAgain: DialogAction = { way: "onTryAgain", text: "result.tryAgain" };
const askAgain: DialogAction = { way: "onAskAgain", text: "result.askAgain" };

/** What the dialog says of a check that was submitted. */
export function dialogContent(
  intl: IntlShape,
  language: Language,
  outcome: Outcome | undefined,
  refusal: Refusal | undefined,
): DialogContent {
  if (outcome === undefined) {
    return {
      title: <FormattedMessage id="result.checkFailed" />,
      body: <p>{refusal?.message}</p>,
      actions: [askAgain, tryAgain],
    };
  }
  const { decoding } = outcome;
  if (decoding.status !== "unreadable") return verdict(intl, language, outcome, decoding.candidates);

  const { problem } = decoding;
  if (readableBrands(outcome).length > 0) {
    return {
      title: <FormattedMessage id="result.identifyHeading" />,
      body: <p>{whyText(intl, outcome, problem)}</p>,
      actions: [more, tryAgain],
    };
  }
  const offers = problem.repairs.length + problem.brands.length > 0;
  return {
    title: (
      <FormattedMessage id={outcome.trouble === undefined ? "result.notDecoded" : "result.checkFailed"} />
    ),
    body: (
      <>
        {outcome.trouble === undefined ? null : <p>{outcome.trouble}</p>}
        <p>
          <FormattedMessage id="result.notDetermined" /> {whyText(intl, outcome, problem)}
        </p>
        <ul className={cardStyles.plainList}>
          <li>
            <FormattedMessage id="result.tipFormat" />
          </li>
          {outcome.label === "" ? null : (
            <li>
              <FormattedMessage id="result.tipSelected" />
            </li>
          )}
          <li>
            <FormattedMessage id="result.tipUnclear" />
          </li>
        </ul>
      </>
    ),
    actions: offers ? [help, tryAgain] : [tryAgain, help],
  };
}

function verdict(
  intl: IntlShape,
  language: Language,
  outcome: Outcome,
  candidates: readonly [Candidate, ...Candidate[]],
): DialogContent {
  const { today, recording } = outcome;
  const old = age(candidates[0].date, today);
  return {
    title: (
      <FormattedMessage
        id="result.dialogAge"
        values={{
          asked: (text) => (
            <span key="asked" className={styles.asked}>
              {text}
            </span>
          ),
          age: (text) => (
            <strong key="age" className={styles.age}>
              {text}
            </strong>
          ),
          words: ageText(intl, old),
        }}
      />
    ),
    body: (
      <>
        <Pills age={old} />
        <Made candidates={candidates} />
        <SafetyPlace language={language} input={asTyped(outcome)} linked={false} />
        <ClockNotice outcome={outcome} />
        {recording === "no-answer" ? <NotRecorded recording={recording} /> : null}
      </>
    ),
    actions: [more],
  };
}
