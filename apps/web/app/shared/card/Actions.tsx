import { buttonClass, Button } from "@heater-age/ui/Button";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { track } from "../analytics/analytics.ts";
import { checkQuery } from "../check/input.ts";
import type { Answered } from "../disambiguation/answered.ts";
import { ReportAction } from "../report/ReportAction.tsx";
import { copyResult } from "../result/copy-result.ts";
import { headline, summary } from "../result/summary.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { useCopied } from "../share/use-copied.ts";
import { useOrigin } from "../share/use-origin.ts";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./Actions.css.ts";
import type { Heater } from "./heater.ts";

/** What the buttons take. */
export interface ActionsProps {
  readonly heater: Heater;
  /** What the visitor answered that tells dates apart. */
  readonly answered: readonly Answered[];
  readonly onStartAgain: () => void;
}

/** What can be done with a result: the report and another check first, the rest below them. */
export function Actions({ heater, answered, onStartAgain }: ActionsProps) {
  const { language, check, kind, model, path } = heater;
  const intl = useIntl();
  const origin = useOrigin();
  const [copied, setCopied] = useCopied();
  const text = () => summary(intl, check, kind);
  const address = origin + path + checkQuery(check.input);

  const copy = async () => {
    if (await copyResult(intl, `${text()}\n${address}`)) {
      track({ name: "copy", category: "result" });
      setCopied();
    }
  };

  return (
    <div className={`${styles.actions} ${screenOnly}`}>
      <ReportAction
        language={language}
        check={check}
        className={styles.first}
        answered={answered}
        modelInfo={model.status === "found" ? model.known.modelInfo : undefined}
      />
      <Link
        className={`${buttonClass("secondary")} ${styles.first}`}
        to={path}
        onClick={(event) => {
          event.preventDefault();
          onStartAgain();
        }}
      >
        <MoreIcon name="again" />
        <FormattedMessage id="result.checkAnother" />
      </Link>
      <div className={`${styles.more} ${cardStyles.scripted}`}>
        <ShareButton
          tone="quiet"
          className={styles.other}
          language={language}
          what={{ type: "result", title: headline(intl, check), text: text(), address }}
        />
        <Button tone="quiet" className={styles.other} onClick={() => void copy()}>
          <MoreIcon name={copied ? "check" : "copy"} />
          <FormattedMessage id={copied ? "result.copyDone" : "result.copy"} />
        </Button>
        <Button tone="quiet" className={styles.other} onClick={() => window.print()}>
          <MoreIcon name="print" />
          <FormattedMessage id="result.print" />
        </Button>
      </div>
    </div>
  );
}
