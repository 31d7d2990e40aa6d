import { buttonClass, Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { track } from "../analytics/analytics.ts";
import { ReportAction } from "../report/ReportAction.tsx";
import { copyResult } from "../result/copy-result.ts";
import { resultToShare } from "../result/result-to-share.ts";
import { SaveAction } from "../heaters/SaveAction.tsx";
import { ShareButton } from "../share/ShareButton.tsx";
import { useCopied } from "../share/use-copied.ts";
import { useOrigin } from "../share/use-origin.ts";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./Actions.css.ts";
import { nowSteps } from "./now-steps.ts";
import { warrantyAnswer } from "./row-answers.ts";
import { type Heater, regionOf, resultPath } from "../result/heater.ts";

interface ActionsProps {
  readonly heater: Heater;
  readonly onStartAgain: () => void;
  /** Empties the form for the next heater at an address. */
  readonly onNextHeater: () => void;
}

/** Renders the actions for a result: the report and another check first, the others below them. */
export function Actions({ heater, onStartAgain, onNextHeater }: ActionsProps) {
  const { language, check, isChosen, kind, path } = heater;
  const { candidates } = check.result.decoding;
  const intl = useIntl();
  const origin = useOrigin();
  const [copied, setCopied] = useCopied();
  const what = resultToShare(
    intl,
    {
      ...heater,
      warranty: regionOf(heater) === "europe" ? undefined : warrantyAnswer(intl, heater).text,
      steps: nowSteps(heater).map((step) => intl.formatMessage({ id: `result.do-${step}` })),
    },
    origin + resultPath(heater),
  );

  const copy = async () => {
    if (await copyResult(intl, `${what.text}\n${what.address}`)) {
      track({ name: "copy", category: "result" });
      setCopied();
    }
  };

  return (
    <div className={`${styles.actions} ${screenOnly}`}>
      <ReportAction heater={heater} className={styles.first} />
      <Link
        className={`${buttonClass("secondary")} ${styles.first}`}
        to={path}
        onClick={(event) => {
          event.preventDefault();
          onStartAgain();
        }}
      >
        <Icon name="again" />
        <FormattedMessage id="result.checkAnother" />
      </Link>
      <div className={`${styles.more} ${cardStyles.scripted}`}>
        <ShareButton tone="quiet" className={styles.other} language={language} what={what} />
        <SaveAction
          language={language}
          input={check.input}
          date={isChosen || candidates.length === 1 ? candidates[0].date : undefined}
          kind={kind}
          className={styles.other}
          onNextHeater={onNextHeater}
        />
        <Button tone="quiet" className={styles.other} onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} />
          <FormattedMessage id={copied ? "share.copyDone" : "result.copy"} />
        </Button>
        <Button tone="quiet" className={styles.other} onClick={() => window.print()}>
          <Icon name="print" />
          <FormattedMessage id="result.print" />
        </Button>
      </div>
    </div>
  );
}
