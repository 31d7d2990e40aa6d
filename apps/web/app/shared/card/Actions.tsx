import type { ModelInfo } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { Button, buttonClass } from "@heater-age/ui/Button";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { checkQuery } from "../check/input.ts";
import { track } from "../analytics/analytics.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import { ReportAction } from "../report/ReportAction.tsx";
import type { Answered } from "../disambiguation/answered.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { useCopied } from "../share/use-copied.ts";
import { useOrigin } from "../share/use-origin.ts";
import { copyResult } from "../result/copy-result.ts";
import * as styles from "../result/card.css.ts";
import { headline, summary } from "../result/summary.ts";

/** What the buttons take. */
export interface ActionsProps {
  readonly language: Language;
  readonly check: DatedCheck;
  /** What the visitor answered that tells dates apart. */
  readonly answered: readonly Answered[];
  /** What is shown of the model. */
  readonly modelInfo: ModelInfo | undefined;
  /** Path of the page that it is on. */
  readonly path: string;
  readonly onStartAgain: () => void;
}

/** What can be done with a result. */
export function Actions(props: ActionsProps) {
  const { language, check, answered, modelInfo, path, onStartAgain } = props;
  const intl = useIntl();
  const origin = useOrigin();
  const [copied, setCopied] = useCopied();
  const text = () => summary(intl, check);

  const copy = async () => {
    if (await copyResult(intl, text())) {
      track({ name: "copy", category: "result" });
      setCopied();
    }
  };

  return (
    <div className={`${styles.buttons} ${screenOnly}`}>
      <Link
        className={buttonClass("leading")}
        to={path}
        onClick={(event) => {
          event.preventDefault();
          onStartAgain();
        }}
      >
        <MoreIcon name="again" />
        <FormattedMessage id="result.checkAnother" />
      </Link>
      <Button tone="secondary" className={styles.scripted} onClick={() => void copy()}>
        <MoreIcon name={copied ? "check" : "copy"} />
        <FormattedMessage id={copied ? "result.copyDone" : "result.copy"} />
      </Button>
      <Button tone="secondary" className={styles.scripted} onClick={() => window.print()}>
        <MoreIcon name="print" />
        <FormattedMessage id="result.print" />
      </Button>
      <ShareButton
        tone="secondary"
        className={styles.scripted}
        language={language}
        what={{
          type: "result",
          title: headline(intl, check),
          text: text(),
          address: origin + path + checkQuery(check.input),
        }}
      />
      <ReportAction language={language} check={check} answered={answered} modelInfo={modelInfo} />
    </div>
  );
}
